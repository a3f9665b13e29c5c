// Finds what a client must not know by heart: a game's tags where tsc does not check them, its clauses, the names of its
// Python classes, and numbers of its components. All of them are in games/<game>/contract.ts.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const GAMES = 'src/games'
const HOUSE = '*'
/** Names of places, sounds, sentences and elements are words of the client's own. */
const OWN_WORDS = new Set([
  't',
  'has',
  'first',
  'place',
  'fly',
  'show',
  'light',
  'includes',
  'createElement',
  'querySelector',
  'rise',
])
const OWN_ATTRIBUTES = new Set(['class', 'id', 'role', 'name'])

/** Every finding of the project in a folder, as `file:line what`. */
export function lint(root) {
  const program = programOf(root)
  const words = vocabulary(root, program)
  const ours = program.getSourceFiles().flatMap((file) => (sourceOf(root, file.fileName) ? [file] : []))
  return ours.flatMap((file) => findings(root, program.getTypeChecker(), file, words))
}

/** svelte-check writes every component as TypeScript; what it says of types is not repeated here. */
function programOf(root) {
  const check = path.resolve('node_modules/svelte-check/bin/svelte-check')
  const done = spawnSync(
    process.execPath,
    [
      check,
      '--workspace',
      root,
      '--tsconfig',
      `${root}/tsconfig.json`,
      '--incremental',
      '--fail-on-warnings',
      '--output',
      'human',
    ],
    { encoding: 'utf8' },
  )
  if (done.status !== 0) throw new Error(done.stdout + done.stderr)
  const config = path.join(root, '.svelte-check/tsconfig.json')
  const { config: json } = ts.readConfigFile(config, ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(json, ts.sys, path.dirname(config))
  return ts.createProgram(fileNames, options)
}

/** The file that a person has written: a script, or the component that a script was made of. */
function sourceOf(root, name) {
  const made = path.join(root, '.svelte-check/svelte/')
  const own = name.startsWith(made)
    ? name
        .slice(made.length)
        .replace('++', '')
        .replace(/\.svelte\.ts$/, '.svelte')
    : path.relative(root, name)
  const written = own.startsWith('src/') && !/\.d\.|\.test\.ts$|\/(contract|contracts)\.ts$|^src\/wire\.ts$/.test(own)
  return written && existsSync(path.join(root, own)) ? own : undefined
}

// --- what games have ------------------------------------------------------------------------------------------------

/** For each game, and for the house all of them together: tags, clause prefixes, class names and printed numbers; a tag of one word is a word of the house. */
function vocabulary(root, program) {
  const games = readdirSync(path.join(root, GAMES)).filter((game) =>
    existsSync(path.join(root, GAMES, game, 'contract.ts')),
  )
  const found = new Map(
    games.map((game) => [game, wordsOf(program.getSourceFile(path.join(root, GAMES, game, 'contract.ts')))]),
  )
  const all = [...found.values()]
  const joined = (part) => new Set(all.flatMap((words) => [...words[part]]))
  return found.set(HOUSE, {
    tags: new Set([...joined('tags')].filter((tag) => tag.includes('-'))),
    prefixes: joined('prefixes'),
    classes: joined('classes'),
    numbers: new Map(),
  })
}

function wordsOf(file) {
  const tags = new Set()
  const prefixes = new Set()
  const classes = new Set()
  const numbers = new Map()
  const literals = (node) =>
    (ts.isUnionTypeNode(node) ? node.types : [node]).flatMap((part) =>
      ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
    )
  for (const one of file.statements) {
    if (ts.isInterfaceDeclaration(one)) {
      const tag = one.members.find((member) => member.name?.getText(file) === 'tag')
      if (!tag) continue
      classes.add(one.name.text)
      for (const word of literals(tag.type)) tags.add(word)
    }
    if (ts.isTypeAliasDeclaration(one) && one.name.text === 'Question')
      for (const word of literals(one.type)) {
        tags.add(word)
        classes.add(word.replace(/(^|-)(\w)/g, (_, __, letter) => letter.toUpperCase()))
      }
    if (ts.isTypeAliasDeclaration(one) && one.name.text === 'Clause')
      for (const word of literals(one.type)) prefixes.add(word.split('-')[0])
    if (ts.isVariableStatement(one))
      for (const { name, initializer } of one.declarationList.declarations)
        if (countedIn(initializer)) numbers.set(name.text, plain(initializer, file))
  }
  return { tags, prefixes, classes, numbers }
}

const plain = (node, file) => node.getText(file).replace(/\s/g, '')

/** A number that says something, or a list of numbers. */
const countedIn = (node) =>
  ts.isNumericLiteral(node)
    ? Number(node.text) > 1
    : ts.isArrayLiteralExpression(node) && node.elements.length > 1 && node.elements.every(ts.isNumericLiteral)

// --- looking ---------------------------------------------------------------------------------------------------------

function findings(root, checker, file, vocabularies) {
  const source = sourceOf(root, file.fileName)
  const game = /^src\/games\/(\w+)\//.exec(source)?.[1]
  const words = vocabularies.get(game) ?? vocabularies.get(HOUSE)
  const clause = new RegExp(`\\b(${[...vocabularies.get(HOUSE).prefixes].join('|')})-([A-Z]?\\d|$)`)
  const found = []
  const tell = (node, what) => found.push(`${source}:${lineOf(file, node, source)} ${what}`)

  function visit(node) {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) text(node)
    if (ts.isObjectLiteralExpression(node)) keys(node)
    if (ts.isNumericLiteral(node)) number(node)
    if (ts.isArrayLiteralExpression(node) && countedIn(node)) printed(node)
    if (
      ts.isAsExpression(node) &&
      node.type.getText(file) !== 'const' &&
      !MADE.test(node.getText(file)) &&
      ofTheWire(checker, node.expression)
    )
      tell(node, `what the server has sent, taken for something else: ${node.getText(file)}`)
    ts.forEachChild(node, visit)
  }
  function text(node) {
    if (clause.test(node.text)) tell(node, `a clause by hand: ${node.text}`)
    if (!ts.isStringLiteralLike(node) || ts.isLiteralTypeNode(node.parent) || ts.isImportDeclaration(node.parent))
      return
    if (words.tags.has(node.text) && !isKey(node) && !isChecked(checker, node))
      tell(node, `a tag that tsc does not check: '${node.text}'`)
    if (words.classes.has(node.text) && !words.tags.has(node.text))
      tell(node, `the name of a Python class: '${node.text}'`)
  }
  /** A table by tags must be typed by them. */
  function keys(node) {
    const type = checker.getContextualType(node)
    const tags = node.properties.filter(
      (one) => one.name && (ts.isStringLiteral(one.name) || ts.isIdentifier(one.name)) && words.tags.has(one.name.text),
    )
    const loose = tags.filter((one) => !type || !hasProperty(type, one.name.text))
    const quoted = loose.some((one) => ts.isStringLiteral(one.name))
    if (quoted || (loose.length > 1 && loose.length === node.properties.length))
      for (const one of loose) tell(one, `a tag that tsc does not check: '${one.name.text}'`)
  }
  function number(node) {
    const value = Number(node.text)
    const { parent } = node
    if (value < 2) return
    if (
      ts.isBinaryExpression(parent) &&
      COMPARES.has(parent.operatorToken.kind) &&
      ofTheGame(checker, parent.left === node ? parent.right : parent.left)
    )
      tell(parent, `a number beside one of the game: ${parent.getText(file)}`)
    if (ts.isPropertyAssignment(parent) && parent.name.getText(file) === 'length') printed(node)
    if (ts.isVariableDeclaration(parent) && /^[A-Z_]+$/.test(parent.name.getText(file))) printed(node)
  }
  function printed(node) {
    const same = [...words.numbers].find(([, one]) => one === plain(node, file))
    if (same) tell(node, `${same[0]} by hand: ${same[1]}`)
  }
  visit(file)
  return [...new Set(found)]
}

/** What svelte-check itself writes. */
const MADE = /^\{\} as any/
const COMPARES = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
])

/** The line in what a person has written; components were rewritten, so there the text is looked for. */
function lineOf(file, node, source) {
  if (!source.endsWith('.svelte')) return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
  const lines = (
    ts.sys.readFile(
      file.fileName
        .replace('.svelte-check/svelte/', '')
        .replace('++', '')
        .replace(/\.svelte\.ts$/, '.svelte'),
    ) ?? ''
  ).split('\n')
  const at = lines.findIndex((line) => line.includes(node.getText(file)))
  return at < 0 ? '?' : at + 1
}

const isKey = (node) =>
  (ts.isPropertyAssignment(node.parent) || ts.isMethodDeclaration(node.parent)) && node.parent.name === node

/** Whether something else than this literal says what it may be. */
function isChecked(checker, node) {
  const whole = wholeOf(node)
  const { parent } = whole
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword) return true // a field
  if (ts.isBinaryExpression(parent))
    return names(typeOf(checker, parent.left === whole ? parent.right : parent.left), node.text)
  if (ts.isCaseClause(parent)) return names(typeOf(checker, parent.parent.parent.expression), node.text)
  if (ts.isElementAccessExpression(parent)) return hasProperty(typeOf(checker, parent.expression), node.text)
  if (ts.isCallExpression(parent) && OWN_WORDS.has(calleeOf(parent))) return true
  if (ts.isPropertyAssignment(parent) && (OWN_ATTRIBUTES.has(parent.name.text) || isSaid(parent.parent))) return true
  return names(checker.getContextualType(node), node.text)
}
/** What a sentence is told. */
const isSaid = (facts) => ts.isCallExpression(facts.parent) && calleeOf(facts.parent) === 't'

/** The expression whose value a literal is: one of several, perhaps. */
function wholeOf(node) {
  const { parent } = node
  const passes =
    ts.isParenthesizedExpression(parent) ||
    (ts.isConditionalExpression(parent) && parent.condition !== node) ||
    (ts.isBinaryExpression(parent) && parent.right === node && PASSES.has(parent.operatorToken.kind))
  return passes ? wholeOf(parent) : node
}
const PASSES = new Set([
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.AmpersandAmpersandToken,
])
const typeOf = (checker, node) => checker.getTypeAtLocation(node)
const calleeOf = ({ expression }) =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
const partsOf = (type) => (!type ? [] : type.isUnion() ? type.types.flatMap(partsOf) : [type])
const names = (type, text) => partsOf(type).some((part) => part.isStringLiteral() && part.value === text)
const hasProperty = (type, name) => partsOf(type).some((part) => part.getProperty(name))

const declaredIn = (symbol, pages) =>
  (symbol?.declarations ?? []).some((one) => pages.test(one.getSourceFile().fileName))
const inner = (node) =>
  ts.isNonNullExpression(node) || ts.isElementAccessExpression(node) || ts.isParenthesizedExpression(node)
    ? inner(node.expression)
    : node

/** Where a thing is drawn is a matter of drawing. */
const WHERE = new Set(['x', 'y', 'z'])

/** A number that the contract of a game has brought. */
function ofTheGame(checker, node) {
  const part = inner(node)
  return (
    ts.isPropertyAccessExpression(part) &&
    !WHERE.has(part.name.text) &&
    declaredIn(checker.getSymbolAtLocation(part.name), /\/contract\.ts$/)
  )
}
/** A value whose type the server's messages have brought, or that has no type at all. */
function ofTheWire(checker, node) {
  const type = typeOf(checker, node)
  const pages = /\/(contract|wire)\.ts$/
  const part = inner(node)
  const untyped = (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0
  return (
    untyped ||
    partsOf(type).some((one) => declaredIn(one.symbol ?? one.aliasSymbol, pages)) ||
    (ts.isPropertyAccessExpression(part) && declaredIn(checker.getSymbolAtLocation(part.name), pages))
  )
}

if (import.meta.filename === path.resolve(process.argv[1] ?? '')) {
  const found = lint(path.resolve(process.argv[2] ?? '.'))
  for (const one of found) console.log(one)
  if (found.length) process.exit(1)
}
