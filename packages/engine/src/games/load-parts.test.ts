import { describe, expect, test } from 'vitest'
import type { LogEvent } from '../log/event.ts'
import { unwrap } from '../result.ts'
import { gameParts, loadBotPlaying, loadPlaying, loadReading } from './load-parts.ts'
import { gameOf, games } from './registry.ts'

const opening = (data: object): LogEvent => ({
  seq: 1,
  type: 'game.created',
  at: 0,
  by: 'server',
  data,
  hash: '',
})

test('the parts are those of the games in the registry, in the same order', () => {
  expect(gameParts.map(({ id, rules }) => [id, rules])).toEqual(games.map(({ id, rules }) => [id, rules]))
})

describe.each(games.map((game) => [game.rules, game] as const))('%s', (_, game) => {
  const created = opening({ game: game.id, rules: game.rules })
  test.each([
    ['reading', loadReading],
    ['playing', loadPlaying],
    ['bots', loadBotPlaying],
  ] as const)('%s is a part of the whole', async (_part, load) => {
    const part: object = unwrap(await load(created))
    expect(game).toMatchObject(part)
  })

  test('each part holds no more than its name says', async () => {
    const [reading, playing] = [unwrap(await loadReading(created)), unwrap(await loadPlaying(created))]
    for (const name of ['commands', 'decide', 'bots', 'create', 'conclude'])
      expect(reading).not.toHaveProperty(name)
    for (const name of ['bots', 'create', 'conclude', 'knows']) expect(playing).not.toHaveProperty(name)
  })
})

test.each([{ game: 'go' }, { game: 'chase', rules: 'chase/99' }, {}])(
  '%j is refused in the same words',
  async (data) => {
    const created = opening(data)
    expect(await loadReading(created)).toEqual(gameOf(created))
    expect(await loadPlaying(created)).toMatchObject({ ok: false })
    expect(await loadBotPlaying(created)).toMatchObject({ ok: false })
  },
)
