import { unwrap } from '@getaway/engine'
import type { TournamentFact } from '@getaway/engine/tournament'
import { expect, test } from 'vitest'
import { write } from './book.ts'

const by = 'organiser'
const organiser = 'Olga'
const writing = {
  actor: 'olga',
  now: 1,
  sealKey: { sealTournament: () => ({ key: 'k', publicKey: 'p', signature: 's' }) },
}
const created = () =>
  unwrap(
    write(
      undefined,
      [
        {
          type: 'tournament.created',
          by: 'server',
          data: {
            ...{ format: 'getaway-tournament/1', id: 'cup', name: 'Cup', logo: null, objectionS: 0 },
            ...{ defaults: { game: null, options: {} }, person: 'p1', organiser },
          },
        },
      ],
      writing,
    ),
  )

const stage: TournamentFact = { type: 'stage.added', by, data: { stage: 1, name: 'A', organiser } }
const closed: TournamentFact = { type: 'tournament.closed', by, data: { organiser } }

test('a log is as long as its lines', () => {
  const { rows, after } = created()
  const [{ body = '', hash = '' } = {}] = rows
  expect(after.bytes).toBe(`${body.slice(0, -1)},"hash":"${hash}"}\n`.length)
})

test.each([
  ['bytes', { bytes: 32 * 1024 * 1024 }],
  ['events', { seq: 40_000 }],
])('a log that is full of %s takes no more, but what ends the tournament', (_, full) => {
  const known = { ...created().after, ...full }
  expect(write(known, [stage], writing)).toMatchObject({ ok: false, error: { code: 'log-full' } })
  expect(unwrap(write(known, [closed], writing)).after.state.status).toBe('sealed')
})

test.each([
  ['bytes', { bytes: 60 * 1024 * 1024 }],
  ['events', { seq: 50_000 }],
])('and at last nothing of %s', (_, full) => {
  const known = { ...created().after, ...full }
  expect(write(known, [closed], writing)).toMatchObject({ ok: false, error: { code: 'log-full' } })
})
