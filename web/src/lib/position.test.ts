import { expect, it } from 'vitest'
import { linkOf, positionIn, toldBy } from './position'

/** As the house packs it. */
async function packed(data: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(data)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '')
}
const TOLD = { game: 'any', seats: 3, asked: [1], answers: [[0, {}]] }

it('finds a position in a link, in a file, and by itself', async () => {
  const text = await packed(TOLD)
  for (const given of [
    text,
    ` ${text}\n`,
    linkOf(text, 'https://house.example'),
    `https://other.example/games/#/p/${text}`,
  ])
    expect(positionIn(given)).toBe(text)
  for (const given of ['', 'two words', 'https://house.example/t/abc', '{"answers": []}'])
    expect(positionIn(given)).toBe('')
})
it('says what a position is of', async () => {
  expect(await toldBy(await packed(TOLD))).toEqual(TOLD)
})
it('says nothing of what is none', async () => {
  const text = await packed(TOLD)
  for (const bad of ['AAAA', '!', text.slice(0, -6), await packed([]), await packed({ ...TOLD, seats: 'all' })])
    expect(await toldBy(bad)).toBeUndefined()
})
