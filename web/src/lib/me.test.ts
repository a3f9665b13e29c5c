import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from './api'
import { me } from './me.svelte'

describe('who sits at this device', () => {
  beforeEach(() => vi.restoreAllMocks())

  it('keeps a name that is still on its way', async () => {
    let arrive = (_: object) => {}
    vi.spyOn(api, 'me').mockReturnValue(new Promise((done) => (arrive = done)) as never)
    const guest = vi.spyOn(api, 'guest').mockResolvedValue({ name: '' } as never)
    void me.load()
    const introduced = me.introduce(true)
    arrive({ name: 'Анна', face: 'owl', colour: 1, form: '' })
    expect(await introduced).toBe(true)
    expect(guest).not.toHaveBeenCalled()
    expect(me.name).toBe('Анна')
  })

  it('asks again for a name that has not come', async () => {
    const asked = vi.spyOn(api, 'me').mockRejectedValueOnce(new Error('cut'))
    const guest = vi.spyOn(api, 'guest')
    await me.load()
    asked.mockResolvedValue({ name: 'Вера', face: 'owl', colour: 1, form: '' } as never)
    expect(await me.introduce(true)).toBe(true)
    expect(guest).not.toHaveBeenCalled()
    expect(me.name).toBe('Вера')
  })
})
