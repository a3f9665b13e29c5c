/** A language of the house: there is one for each file of `locale/`, which says what it is called. */
export interface Language {
  id: string
  /** What it calls itself, in full and in two letters. */
  name: string
  mark: string
}
export type Lang = string

const files = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default', eager: true })
const rooms = import.meta.glob<string>(['../games/*/*.ftl', '../pages/*/*.ftl'], { query: '?raw', import: 'default' })

const idOf = (path: string) => path.replace(/^.*\/|\.ftl$/g, '')
const line = (text: string, key: string) => new RegExp(`^${key} = (.*)$`, 'm').exec(text)?.[1]

export const LANGUAGES: Language[] = Object.entries(files).map(([path, text]) => ({
  id: idOf(path),
  name: line(text, 'language-name') ?? idOf(path),
  mark: line(text, 'language-mark') ?? idOf(path),
}))
export const LANGS = LANGUAGES.map((language) => language.id)

/** Who speaks none of the languages is spoken to in this one, and where another has no words it lends its own. */
export const COMMON = idOf(Object.entries(files).find(([, text]) => line(text, 'language-common'))![0])

/** The language of a browser. */
export const spoken = (tag: string): Lang => LANGS.find((id) => tag.toLowerCase().split('-')[0] === id) ?? COMMON

/** The house's own texts. */
export const textsOf = (lang: Lang) => files[`../locale/${lang}.ftl`] ?? ''
/** What the tables of the games say beyond the server's sentences, and some pages: they come when they are wanted, for the hall needs none of them. */
export const roomTextsOf = async (lang: Lang) =>
  (await Promise.all(Object.entries(rooms).flatMap(([path, load]) => (idOf(path) === lang ? [load()] : [])))).join('\n')
