import { type TournamentEventType, tournamentSchemas } from '@getaway/engine/tournament'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../language/language.ts'
import { sayOrganise } from '../language/organise-words.ts'
import { isIntervention, linesOfLog, type Names } from './told-log.ts'

const names: Names = {
  players: [{ player: 1, name: 'Ada', key: null, hasWithdrawn: false }],
  stages: [{ stage: 1, name: 'Group A' }],
  tables: [{ match: 'm1', name: 'Table 1', seats: [] }],
  rulings: [{ ruling: 1, match: 'm1' }],
  objections: [{ objection: 1, match: 'm1' }],
}
const at = { match: 'm1', seat: 0 }
const HASH = 'a'.repeat(64)

const read = (type: TournamentEventType, data: object) =>
  linesOfLog(`${JSON.stringify({ seq: 7, type, at: 5, by: 'organiser', data, hash: HASH })}\n`, names)

describe('a line of the log', () => {
  it.each([
    {
      type: 'seat.replaced' as const,
      data: { ...at, player: 1, from: 12, marks: {}, reason: 'ill', organiser: 'Olga' },
      line: { who: 'Olga', reason: 'ill', values: { table: 'Table 1', seat: 1, name: 'Ada', from: 12 } },
    },
    {
      type: 'seat.assigned' as const,
      data: { ...at, player: 'nobody', organiser: 'Olga' },
      line: { reason: undefined, values: { name: 'nobody' } },
    },
    {
      type: 'act.recorded' as const,
      data: { match: 'm1', seq: 3, hash: HASH, type: 'round.voided', reason: 'rain', organiser: 'Olga' },
      line: { act: 'round.voided', reason: 'rain', match: 'm1' },
    },
    {
      type: 'ruling.withdrawn' as const,
      data: { ruling: 1, reason: '', organiser: 'Olga' },
      line: { reason: undefined, match: 'm1', values: { table: 'Table 1', ruling: 1 } },
    },
    {
      type: 'objection.raised' as const,
      data: { objection: 1, ...at, text: 'No!', organiser: null },
      line: { who: undefined, reason: 'No!', values: { objection: 1 } },
    },
    {
      type: 'stage.removed' as const,
      data: { stage: 1, reason: '', organiser: 'Olga' },
      line: { values: { name: 'Group A' } },
    },
  ])('$type', ({ type, data, line }) => {
    expect(read(type, data)).toMatchObject([{ seq: 7, at: 5, type, ...line }])
  })

  it('that nobody can understand is left out', () => {
    expect(read('seat.replaced', {})).toEqual([])
    expect(linesOfLog('', names)).toEqual([])
  })
})

it.each(Object.keys(tournamentSchemas) as TournamentEventType[])('%s has words in each language', (type) => {
  for (const language of LANGUAGES) expect(sayOrganise(language, `log.${type}`)).not.toBe('')
})

it('what interferes with play or results is an intervention', () => {
  expect(isIntervention({ type: 'act.recorded' })).toBe(true)
  expect(isIntervention({ type: 'player.entered' })).toBe(false)
})
