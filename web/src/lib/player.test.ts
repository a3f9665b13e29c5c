import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { Player, WHO, type Who } from './player'

const bundle = new FluentBundle('ru', { useIsolating: false, functions: { WHO } })
bundle.addResource(
  new FluentResource(
    'lost = { WHO($seat, "@ теряет", "Вы теряете") } жизнь\nback = { WHO($seat, "@ снова здесь", "Вы снова здесь", he: "@ вернулся", she: "@ вернулась") }\nkind = { WHO($seat) ->\n    [you] вам\n   *[other] игроку { $seat }\n}',
  ),
)
const said = (key: string, seat: Player | string) => bundle.formatPattern(bundle.getMessage(key)!.value!, { seat })

it('speaks to you, and of others by their names', () => {
  expect(said('lost', new Player('вы', 'you'))).toBe('Вы теряете жизнь')
  expect(said('lost', new Player('Мира', 'she'))).toBe('Мира теряет жизнь')
  expect(said('lost', 'Мира')).toBe('Мира теряет жизнь')
  expect(said('kind', new Player('вы', 'you'))).toBe('вам')
  expect(said('kind', new Player('Мира'))).toBe('игроку Мира')
})
it('respects a gender, and supposes none', () => {
  const told = (['he', 'she', 'other', 'you'] as Who[]).map((who) => said('back', new Player('Саша', who)))
  expect(told).toEqual(['Саша вернулся', 'Саша вернулась', 'Саша снова здесь', 'Вы снова здесь'])
})
