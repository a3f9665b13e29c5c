import { bytesOf, hex, hmac, plain, sha256 } from './sha256'

/** What a device has kept of a match: nobody can rewrite it there. */
export interface Receipt {
  commitment: string
  parts: [string, string][] | null
  last: string
  said: Record<string, string[]>
}

export const keyed = (key: string, text: string) => hex(hmac(bytesOf(key), text))
export const fingerprint = (key: string) => hex(sha256(bytesOf(key)))
/** What a device adds to an answer of its seat, by a key of which the house knows the fingerprint alone. */
export const tagOf = (key: string, commitment: string, seat: number, version: number, option: unknown) =>
  keyed(key, `magoteka answer\n${plain([commitment, seat, version, option])}`)
