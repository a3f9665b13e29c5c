import { describe, expect, it, vi } from 'vitest'
import { Stage } from './stage.svelte'

const SHOWS = import.meta.glob<string>('../games/*/show.ts', { query: '?raw', import: 'default', eager: true })
/** ms that a moment may take. */
const LONGEST = 600

describe('moments', () => {
  it.each(Object.entries(SHOWS))('take at most 0.6 s each: %s', (_, text) => {
    const shown = text.split('const PAUSES')[0]!
    const lengths = [...shown.matchAll(/(?<![\w.#-])(\d{3,})(?![\w.])/g)].map(([, ms]) => Number(ms))
    expect(lengths.length).toBeGreaterThan(0)
    expect(lengths.filter((ms) => ms > LONGEST)).toEqual([])
  })
  const shown = async (stage: Stage) => {
    document.body.innerHTML = '<p></p>'
    const node = document.querySelector('p')!
    node.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10)
    stage.place('here')(node)
    let done = false
    const going = stage.show('here', {} as never, {}, [], LONGEST).then(() => (done = true))
    await Promise.resolve()
    return { going, over: () => done, seen: stage.effects.length }
  }
  const motion = (reduced: boolean) =>
    vi
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((query) => ({ matches: reduced, media: query }) as MediaQueryList)

  it('are skipped at once, what runs and what follows', async () => {
    motion(false)
    const stage = new Stage()
    const one = await shown(stage)
    expect([one.seen, one.over()]).toEqual([1, false])
    stage.skip()
    await one.going
    expect(stage.effects).toEqual([])
    expect((await shown(stage)).seen).toBe(0)
  })
  it('do not move where less motion is wanted', async () => {
    motion(true)
    const one = await shown(new Stage())
    await one.going
    expect(one.seen).toBe(0)
  })
})
