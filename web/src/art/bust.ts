import { hatching, type Lighting } from './figure.ts'
import { mixed } from './palette.ts'
import { fill, n } from './pen.ts'
import { markOf } from './words.ts'

/** One half, and the same seen in a mirror at x = 256. */
const both = (half: string) => `${half}${mirror(half)}`
function mirror(d: string): string {
  let at = 0
  return d.replace(/([MLCQZ])|(-?\d+(?:\.\d+)?)/g, (word, order: string | undefined) => {
    if (order) {
      at = 0
      return order
    }
    return at++ % 2 ? word : n(512 - Number(word))
  })
}

interface Part {
  /** The silhouette. */
  whole: string
  /** What the knife has left dark, and what shines. */
  dark?: string
  bright?: string
}

/** What the shoulders bear; 512 wide, the neck at (256, 290). */
export const ROBES: Record<string, Part> = {
  cloak: {
    whole:
      'M30 530C40 424 84 352 176 318C204 308 220 296 224 268L288 268C292 296 308 308 336 318C428 352 472 424 482 530Z',
    dark:
      both(
        'M126 378C112 424 104 476 106 530L126 530C124 478 128 426 140 370ZM196 332C176 396 166 462 170 530L192 530C188 462 194 396 208 334Z',
      ) + 'M256 344L232 530L280 530Z',
    bright: 'M256 316C274 316 286 330 286 346C286 362 274 374 256 374C238 374 226 362 226 346C226 330 238 316 256 316Z',
  },
  plate: {
    whole:
      both('M14 530C4 428 34 346 112 330C166 320 204 344 212 384L212 530Z') +
      'M186 336C216 352 226 318 226 280L286 280C286 318 296 352 326 336L338 530L174 530Z',
    dark:
      both(
        'M30 428C76 388 140 380 204 408L204 418C142 394 82 402 32 442ZM22 486C74 446 140 440 206 462L206 472C142 454 82 462 24 500Z',
      ) + 'M250 350L246 530L266 530L262 350Z',
    bright: both('M98 350C114 340 134 338 148 344C132 350 114 358 102 368Z'),
  },
  fur: {
    whole:
      'M24 530L40 458L22 454L58 404L44 392L92 362L86 344L136 342L140 318L180 334L200 300L224 324L226 276L286 276L288 324L312 300L332 334L372 318L376 342L426 344L420 362L468 392L454 404L490 454L472 458L488 530Z',
    dark:
      both(
        'M150 360L132 412L156 388L158 436L178 380L196 430L200 370L224 402L226 350ZM92 392L78 440L104 420L104 470L128 420Z',
      ) + 'M256 372L238 530L274 530Z',
    bright: 'M238 352L274 352L280 378L256 396L232 378Z',
  },
  robe: {
    whole:
      'M62 530C66 430 102 362 180 326C206 314 224 300 226 272L286 272C288 300 306 314 332 326C410 362 446 430 450 530Z',
    dark:
      'M206 318L256 444L306 318L290 306L256 396L222 306Z' +
      both('M136 392C122 436 116 484 118 530L134 530C134 484 140 438 150 386Z'),
    bright: 'M188 326L250 476L250 530L262 530L262 476L324 326L312 320L256 456L200 320Z',
  },
  rags: {
    whole:
      'M50 530L66 470L48 462L82 414L70 404L128 362L182 330C208 316 224 302 226 272L286 272C288 302 304 316 330 330L392 358L440 410L426 418L460 464L446 470L462 530Z',
    dark:
      'M176 360L158 530L178 530L184 440L204 470L196 350ZM300 346L318 420L300 450L326 530L348 530L330 440L346 410L322 346ZM256 352L236 430L254 440L244 530L276 530L266 420Z' +
      'M104 420L96 470L120 450ZM398 420L410 470L388 452Z',
  },
  bare: {
    whole:
      'M34 530C26 452 48 386 110 352C150 332 208 334 218 268L294 268C304 334 362 332 402 352C464 386 486 452 478 530Z',
    dark:
      'M256 384C226 412 176 414 138 398C176 436 224 436 256 416C288 436 336 436 374 398C336 414 286 412 256 384Z' +
      both('M120 420C112 456 112 492 118 530L128 530C124 492 124 456 130 424Z') +
      'M250 430L252 530L260 530L262 430Z',
    bright: 'M130 348L392 530L424 530L158 338Z',
  },
  collar: {
    whole:
      'M30 530C40 430 88 368 150 344L92 150C136 214 176 264 224 292L288 292C336 264 376 214 420 150L362 344C424 368 472 430 482 530Z',
    dark:
      both(
        'M122 212L170 342L216 318C178 292 148 256 122 212ZM128 388C112 432 104 480 106 530L128 530C126 482 132 434 144 382Z',
      ) + 'M256 340L230 530L282 530Z',
    bright: 'M256 318L276 340L256 366L236 340Z',
  },
  hide: {
    whole:
      'M36 530C40 440 78 372 152 344C196 330 222 312 226 272L286 272C290 312 316 330 360 344C434 372 472 440 476 530Z',
    dark:
      'M150 352C200 420 300 480 420 520L430 500C320 460 230 410 176 342Z' +
      both('M96 440C90 470 88 500 90 530L104 530C104 500 106 470 110 446Z'),
    bright: 'M196 394L212 412L200 424L184 406ZM240 430L258 446L246 460L228 442ZM290 460L308 474L298 488L280 474Z',
  },
}
const FACE = 'M256 74C196 74 170 122 172 182C174 244 212 304 256 310C300 304 338 244 340 182C342 122 316 74 256 74Z'
const NECK = 'M222 270L290 270L296 346C280 362 232 362 216 346Z'
/** The side of a face that no light reaches, down the brow, the nose and the lips. */
const SHADE =
  'M262 74C316 76 342 122 340 182C338 244 300 304 256 310L262 290L250 278L266 268L256 258L268 250L254 240L284 222L262 168L272 140Z'
const EYES =
  'M190 182C202 170 224 170 236 184C222 192 202 194 190 182ZM186 160C202 146 226 146 242 160L240 168C222 158 204 158 188 168ZM226 274C240 268 252 268 262 272L256 280C246 278 236 278 226 274Z'
const GLINT = 'M282 186C294 176 308 174 320 180C310 190 296 192 282 186Z'

/** What the head is, seen from the front, between y = 20 and y = 310. */
export const HEADS: Record<string, Part & { behind?: string; face?: boolean }> = {
  face: { whole: FACE, face: true },
  longhair: {
    whole: FACE,
    face: true,
    behind:
      'M256 44C150 44 138 150 146 262C150 320 138 356 122 380C170 388 200 370 208 330L304 330C312 370 342 388 390 380C374 356 362 320 366 262C374 150 362 44 256 44Z',
  },
  hood: {
    whole:
      'M262 14C176 26 122 108 118 204C116 268 138 322 168 352L344 352C374 322 396 268 394 204C390 120 346 50 262 14Z',
    dark: 'M258 92C204 108 174 162 178 222C182 282 212 326 256 342C300 326 330 282 334 222C338 162 312 108 258 92Z',
    bright: both('M204 216C220 206 238 212 246 230C230 236 214 232 204 216Z'),
  },
  faceless: {
    whole: FACE,
    dark: FACE,
    bright: both('M198 184C214 172 234 178 244 198C228 206 208 202 198 184Z'),
  },
}
/** What is worn over it; `low` lies over the shoulders too. */
export const WORN: Record<string, Part> = {
  hat: {
    whole:
      'M70 158C130 116 172 112 184 106C188 44 216 22 260 24C308 26 324 52 330 106C352 112 392 122 446 160C384 184 322 192 256 192C190 192 132 184 70 158Z',
    dark: 'M186 108C232 126 284 126 328 108L330 128C284 146 232 146 184 128Z',
    bright: 'M322 122C350 60 396 20 452 12C436 60 400 110 334 134Z',
  },
  pointed: {
    whole:
      'M66 176C130 138 180 130 196 124L232 34C248 -8 306 -26 344 -8C316 8 304 32 306 58L322 124C348 132 398 146 446 176C384 200 322 206 256 206C190 206 128 200 66 176Z',
    dark: 'M198 122C240 138 282 138 320 122L324 142C282 158 236 158 190 144Z',
    bright: 'M256 56L264 76L286 78L268 92L274 114L256 102L238 114L244 92L226 78L248 76Z',
  },
  crowned: {
    whole: 'M170 136L156 32L206 82L256 8L306 82L356 32L342 136C288 152 224 152 170 136Z',
    dark: 'M172 112C226 128 286 128 340 112L341 122C286 138 226 138 171 122Z',
    bright: 'M256 78L268 96L256 114L244 96ZM204 84L214 98L204 112L194 98ZM308 84L318 98L308 112L298 98Z',
  },
  antlers: {
    whole:
      both(
        'M214 104C190 84 176 50 182 4L198 6C196 34 204 54 216 68ZM186 78C150 78 118 56 104 18L88 24C86 -4 92 -20 92 -20L110 -16C116 30 146 50 184 54ZM124 56C104 64 84 62 66 50L60 64C84 80 112 80 136 68Z',
      ) + 'M180 112C226 86 286 86 332 112L332 140C286 120 226 120 180 140Z',
  },
  wreath: {
    whole:
      both(
        'M246 84C222 66 200 68 184 82C204 94 226 96 246 84ZM204 92C180 82 160 92 150 112C172 118 192 110 204 92ZM174 120C154 118 142 134 140 156C160 154 172 140 174 120ZM158 160C142 166 138 184 146 204C160 194 164 178 158 160Z',
      ) + 'M256 66L274 84L256 102L238 84Z',
  },
  beard: {
    whole:
      'M172 196C166 300 204 400 256 446C308 400 346 300 340 196C328 236 306 252 284 246C268 238 244 238 228 246C206 252 184 236 172 196Z',
    dark: 'M222 268C240 260 272 260 290 268C276 280 236 280 222 268ZM216 300L226 372L238 300ZM274 300L286 372L296 296ZM248 316L256 420L264 316Z',
  },
  braids: {
    whole: both(
      'M176 150C146 190 140 260 150 320C142 350 146 380 160 404C176 384 180 352 172 322C176 270 184 220 200 180Z',
    ),
    dark: both('M148 272L176 286L174 296L148 284ZM150 312L174 324L170 334L150 324Z'),
  },
  scarf: {
    whole: 'M164 226C220 254 292 254 348 226C356 270 350 316 330 346C282 366 230 366 182 346C162 316 156 270 164 226Z',
    dark: 'M176 266C226 288 286 288 338 262L336 274C286 300 226 300 178 278ZM190 312C232 328 282 328 326 306L324 318C282 338 232 338 194 324Z',
  },
  bandana: {
    whole:
      'M168 150C170 84 208 58 256 58C304 58 342 84 344 150C290 128 222 128 168 150ZM336 128L404 108L392 140L424 164L340 152Z',
    dark: 'M206 92L218 104L206 116L194 104ZM256 80L268 92L256 104L244 92ZM306 92L318 104L306 116L294 104Z',
  },
  paint: { whole: '', dark: both('M176 206L236 218L236 230L176 220ZM184 236L232 244L230 254L188 250Z') },
  feathers: {
    whole:
      both('M216 104C160 74 128 28 130 -20C172 2 212 48 234 92ZM190 122C142 112 104 84 88 44C130 50 174 78 204 108Z') +
      'M256 92C230 50 230 4 256 -38C282 4 282 50 256 92ZM172 138C226 116 286 116 340 138L338 156C286 136 226 136 174 156Z',
    dark: both('M150 8L222 92L226 88ZM108 56L194 114L198 110Z') + 'M254 -20L252 84L260 84L258 -20Z',
  },
  jester: {
    whole:
      both(
        'M168 160C150 90 110 60 52 78C40 96 44 120 60 132C66 108 92 104 112 128C126 148 130 176 128 206C150 190 164 178 168 160Z',
      ) + 'M166 164C168 96 204 40 256 -6C308 40 344 96 346 164C290 140 222 140 166 164Z',
    dark: 'M256 -4L256 146L224 146C190 150 176 156 168 160C172 96 206 40 256 -4Z',
    bright:
      both('M56 122C70 122 78 132 78 144C78 156 68 164 56 164C44 164 34 156 34 144C34 132 42 122 56 122Z') +
      'M256 -30C268 -30 276 -20 276 -8C276 4 268 12 256 12C244 12 236 4 236 -8C236 -20 244 -30 256 -30Z',
  },
  horns: {
    whole: both('M196 118C150 112 118 78 116 14C134 56 166 74 214 82Z'),
    dark: both('M150 78L168 62L174 70L156 88Z'),
  },
  tusks: { whole: '', bright: both('M222 290L212 246L236 284Z') },
  circlet: {
    whole: 'M172 138C226 116 286 116 340 138L338 154C286 134 226 134 174 154Z',
    bright: 'M256 96L276 128L256 158L236 128Z',
  },
}

/** A part in the light: its outline in ink, an edge that shines, and a body that lies a little away from the light. */
function light({ whole }: Part, { tones, from, mark }: Lighting, thick: number): string {
  if (!whole) return ''
  const long = Math.hypot(from.x, from.y) || 1
  const shift = `translate(${n((-from.x / long) * 8)} ${n((-from.y / long) * 8)})`
  return (
    `<path d="${whole}" fill="${tones.light}" stroke="${tones.ink}" stroke-width="${thick}" stroke-linejoin="round" paint-order="stroke"/>` +
    `<clipPath id="${mark}${markOf(whole)}"><path d="${whole}"/></clipPath><path d="${whole}" fill="url(#${mark}b)" transform="${shift}"/>` +
    hatching(tones.deep, from.x, mark + markOf(whole))
  )
}
const whole = (part: Part, lighting: Lighting, thick = 26) =>
  light(part, lighting, thick) +
  fill(part.dark ?? '', mixed(lighting.tones.ink, lighting.tones.deep, 0.3)) +
  (part.bright
    ? `<path d="${part.bright}" fill="${lighting.tones.light}" stroke="${lighting.tones.ink}" stroke-width="7" stroke-linejoin="round" paint-order="stroke"/>`
    : '')

/** What a portrait is lit with: its dress, its skin, and its hair or horn. */
export interface Dress {
  robe: Lighting
  skin: Lighting
  pale: Lighting
}
const LOW = new Set(['beard', 'scarf', 'braids'])
const PALE = new Set(['beard', 'tusks', 'horns', 'antlers', 'paint'])

/** A head and shoulders of parts; `head` may be a drawing made elsewhere, which sits in the collar when it is `sunk`. */
export function bust(words: readonly string[], { robe, skin, pale }: Dress, head = ''): string {
  const bears = words.find((word) => word in ROBES)
  const is = words.find((word) => word in HEADS)
  const own = is ? HEADS[is]! : undefined
  const worn = words.filter((word) => word in WORN)
  const wear = (word: string) => whole(WORN[word]!, PALE.has(word) ? pale : robe, 18)
  const face = own?.face
    ? fill(SHADE, mixed(skin.tones.ink, skin.tones.deep, 0.3)) +
      fill(EYES, skin.tones.ink) +
      fill(GLINT, skin.tones.glow)
    : ''
  const sunk = words.includes('sunk')
  return [
    own?.behind ? whole({ whole: own.behind }, words.includes('bare') ? pale : robe) : '',
    own && is !== 'hood' ? light({ whole: NECK }, skin, 20) + whole(own, skin) + face : '',
    sunk ? head : '',
    bears ? whole(ROBES[bears]!, bears === 'bare' ? skin : robe) : '',
    own && is === 'hood' ? whole(own, robe) : '',
    sunk ? '' : head,
    ...worn.filter((word) => LOW.has(word)).map(wear),
    ...worn.filter((word) => !LOW.has(word)).map(wear),
  ].join('')
}
