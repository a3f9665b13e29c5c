/** SHA-256 and HMAC in plain JavaScript: a page that is not served over TLS has no other. */
const K = Array.from({ length: 64 }, (_, at) => fraction(Math.cbrt(prime(at))))
const BEGIN = Array.from({ length: 8 }, (_, at) => fraction(Math.sqrt(prime(at))))
function prime(number: number): number {
  for (let found = 2, left = number; ; found++)
    if (![...Array(found).keys()].some((by) => by > 1 && found % by === 0) && left-- === 0) return found
}
function fraction(root: number) {
  return ((root - Math.floor(root)) * 2 ** 32) | 0
}
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

export function sha256(bytes: Uint8Array): Uint8Array {
  const length = (bytes.length + 9 + 63) & ~63
  const all = new Uint8Array(length)
  all.set(bytes)
  all[bytes.length] = 0x80
  const view = new DataView(all.buffer)
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(length - 4, bytes.length << 3)
  const state = [...BEGIN]
  const w = new Int32Array(64)
  for (let at = 0; at < length; at += 64) block(view, at, w, state)
  const found = new DataView(new ArrayBuffer(32))
  state.forEach((word, at) => found.setInt32(4 * at, word))
  return new Uint8Array(found.buffer)
}

function block(view: DataView, at: number, w: Int32Array, state: number[]) {
  for (let i = 0; i < 16; i++) w[i] = view.getInt32(at + 4 * i)
  for (let i = 16; i < 64; i++) {
    const [far, near] = [w[i - 15]!, w[i - 2]!]
    const s0 = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3)
    const s1 = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10)
    w[i] = (w[i - 16]! + s0 + w[i - 7]! + s1) | 0
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) | 0
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i]! + word) | 0))
}

export function hmac(key: Uint8Array, text: string): Uint8Array {
  const short = key.length > 64 ? sha256(key) : key
  const padded = (by: number) => Uint8Array.from({ length: 64 }, (_, at) => (short[at] ?? 0) ^ by)
  const both = (one: Uint8Array, other: Uint8Array) => Uint8Array.from([...one, ...other])
  return sha256(both(padded(0x5c), sha256(both(padded(0x36), new TextEncoder().encode(text)))))
}

export const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
export const bytesOf = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16))

/** JSON in the one form that is signed: keys sorted, no spaces, nothing but ASCII. */
export function plain(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
    return `{${fields.map(([name, one]) => `${plain(name)}:${plain(one)}`).join(',')}}`
  }
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
