import { type ColditzReport, castle, officerOf } from '@getaway/engine/colditz'
import type { Language } from '../../../language/language.ts'
import type { Auditing, ToldCheck } from '../../../table/auditing.ts'
import { isAuditingWord, sayAuditing } from './words.ts'

/** Colditz, as an audit tells it: one match, whose rounds have no results of their own. */
export const colditzAuditing: Auditing<ColditzReport, unknown> = {
  stretchesOf({ status, reason, winners, rounds, dropped }, { players }, language) {
    const nameOf = (seat: unknown) =>
      typeof seat === 'number'
        ? (players[seat]?.name ?? sayAuditing(language, 'seat', { n: seat + 1 }))
        : String(seat)
    const list = new Intl.ListFormat(language, { type: 'conjunction' })
    const result = sayAuditing(language, `result.${reason ?? status}`, {
      winners: list.format(winners.map(nameOf)),
    })
    return [
      {
        key: 'match',
        title: sayAuditing(language, 'match'),
        result: rounds > 0 ? sayAuditing(language, 'rounds', { result, rounds }) : result,
        ruling: undefined,
        counts: status === 'ended',
        notes: dropped.map(({ seq, by, clause }) => ({
          text: sayAuditing(language, 'note.dropped', { name: nameOf(by) }),
          clause,
          kind: 'dropped',
          seq,
        })),
      },
    ]
  },
  checksOf: (report, _, __, language) => checksOf(report, language),
  tellAct: () => undefined,
  nameAction: (type, language) => (isAuditingWord(type) ? sayAuditing(language, type) : type),
}

/** Escapes, arrests and dice: the rules forbid a wrong move, so that none of it is a mistake. */
function checksOf(
  { escapes, arrests, dice, lapsed = [] }: ColditzReport,
  language: Language,
): readonly ToldCheck[] {
  const nameOf = (seat: number) => sayAuditing(language, 'seat', { n: seat + 1 })
  const row = (seq: number | undefined, what: string) => ({
    ...{ what, seq, at: undefined, isRight: undefined, why: undefined, clause: undefined },
  })
  const placeOf = (id: string) => castle.areas.find((area) => area.id === id)?.[language] ?? id
  const checks: readonly ToldCheck[] = [
    {
      title: sayAuditing(language, 'checks.escapes'),
      rows: escapes.map(({ seq, round, pow, target }) =>
        row(
          seq,
          sayAuditing(language, 'escape', { round, name: nameOf(officerOf(pow)), target: placeOf(target) }),
        ),
      ),
    },
    {
      title: sayAuditing(language, 'checks.arrests'),
      rows: arrests.map(({ seq, round, pow, how }) =>
        row(
          seq,
          sayAuditing(language, 'arrest', {
            round,
            name: nameOf(officerOf(pow)),
            how: sayAuditing(language, `how.${how}`),
          }),
        ),
      ),
    },
    {
      title: sayAuditing(language, 'checks.dice'),
      rows: dice.flatMap(({ throws, points, luck }, seat) =>
        throws === 0
          ? []
          : [
              row(
                undefined,
                sayAuditing(language, 'dice', {
                  name: nameOf(seat),
                  throws,
                  mean: (points / throws).toLocaleString(language, { maximumFractionDigits: 1 }),
                  luck: Math.round(luck / 10),
                }),
              ),
            ],
      ),
    },
    {
      title: sayAuditing(language, 'checks.clock'),
      rows: lapsed.map(({ seq, seat }) => row(seq, sayAuditing(language, 'lapsed', { name: nameOf(seat) }))),
    },
  ]
  return checks.filter(({ rows }) => rows.length > 0)
}
