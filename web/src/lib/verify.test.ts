import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { hex, hmac, plain, sha256 } from './sha256'
import type { Receipt } from './tags'
import { verified, type Odds } from './verify'

/** Written by tests/table/forgeries.py, with what our other check says: whether it is certified, and what was found. */
interface Case {
  game: string
  receipt: Receipt
  odds: Odds
  records: [what: string, record: { answers: unknown }, whole: boolean, kind: string | null, last: string][]
}
const { cases }: { cases: Case[] } = JSON.parse(readFileSync('.recorded/seals.json', 'utf8'))

test('SHA-256 and HMAC are those of everybody', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 200]) {
    const text = 'a'.repeat(length)
    const bytes = new TextEncoder().encode(text)
    expect(hex(sha256(bytes))).toBe(createHash('sha256').update(text).digest('hex'))
    expect(hex(hmac(bytes, 'слово'))).toBe(createHmac('sha256', text).update('слово').digest('hex'))
  }
  expect(plain({ b: [1, null, true], a: 'ёж "' })).toBe('{"a":"\\u0451\\u0436 \\"","b":[1,null,true]}')
})

describe.each(cases)('$game', ({ records, receipt, odds }) => {
  const honest = records[0]![1]
  it('agrees with our other check on every record', () => {
    expect(records.filter(([, , whole]) => whole).length).toBe(1)
    for (const [what, record, whole, , last] of records) {
      const text = JSON.stringify(record.answers === null ? { ...record, answers: honest.answers } : record)
      const found = verified(text, odds, { ...receipt, last })
      expect([what, found.whole], JSON.stringify(found)).toEqual([what, whole])
    }
  })
  it('says what it did not check', () => {
    const text = JSON.stringify(honest)
    const draws = verified(text, odds, receipt).draws
    expect(draws).toBeGreaterThan(0)
    expect(verified(text, null, receipt)).toMatchObject({ kind: 'true', draws: 0, unchecked: draws, whole: false })
    expect(verified(text, odds, null)).toMatchObject({ kind: 'true', draws, whole: false })
    expect(verified(text, odds, { ...receipt, said: { 0: [] } })).toMatchObject({ kind: 'altered', whole: false })
  })
  it('says how many answers of a device are missing, and that it looks at nothing else', () => {
    const text = JSON.stringify(honest)
    const said = { ...receipt.said, 0: [...receipt.said[0]!, 'ab'] }
    expect(verified(text, odds, { ...receipt, said })).toMatchObject({ kind: 'true', missing: 1, whole: false })
    expect(verified(text, odds, receipt)).toMatchObject({ missing: 0, aside: false, whole: true })
    const told = { ...(honest as object), snapshot: { anything: 1 } }
    expect(verified(JSON.stringify(told), odds, receipt)).toMatchObject({ aside: true, whole: true })
  })
  it('reads numbers as everybody does, and answers in the order in which a device gave them', () => {
    const text = JSON.stringify(honest)
    const kinds = [text.replace('"since":0', '"since":0.0'), text.replace('"since":0', '"since":0e5')]
    for (const one of kinds) expect(verified(one, odds, receipt).kind).toBe('unreadable')
    const said = Object.fromEntries(Object.entries(receipt.said).map(([seat, tags]) => [seat, [...tags].reverse()]))
    expect(verified(text, odds, { ...receipt, said }).kind).toBe('altered')
  })
  it('finds a bent draw by itself', () => {
    for (const kind of ['a draw bent', 'a draw bent and linked anew'])
      for (const [what, record] of records)
        if (what === kind) expect(verified(JSON.stringify(record), odds, null).kind).toBe('bent')
  })
})
