import { eventCard, type FugitiveReport } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import type { Auditing, ToldCheck } from '../../../table/auditing.ts'
import { isAuditingWord, sayAuditing } from './words.ts'

/** Fugitive, as an audit tells it: one match without rounds. */
export const fugitiveAuditing: Auditing<FugitiveReport, unknown> = {
  stretchesOf({ fugitive, status, reason, winner, turns, dropped }, { players }, language) {
    const nameOf = (seat: unknown) => {
      if (typeof seat !== 'number') return String(seat)
      return players[seat]?.name ?? sayAuditing(language, 'seat', { n: seat + 1 })
    }
    const how =
      reason === 'given-up'
        ? (`given-up.${winner === fugitive ? 'fugitive' : 'marshal'}` as const)
        : (reason ?? status)
    const result = sayAuditing(language, `result.${how}`, {
      fugitive: nameOf(fugitive),
      marshal: nameOf(1 - fugitive),
    })
    return [
      {
        key: 'match',
        title: sayAuditing(language, 'match'),
        result: turns > 0 ? sayAuditing(language, 'turns', { result, turns }) : result,
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

/** What was placed, guessed and resolved, turn by turn: the rules forbid a wrong one, so that none of it is a mistake. */
function checksOf(
  { fugitive, hideouts, guesses, resolved, lapsed = [] }: FugitiveReport,
  language: Language,
): readonly ToldCheck[] {
  const row = (seq: number, what: string) => ({
    ...{ what, seq, at: undefined, isRight: undefined, why: undefined, clause: undefined },
  })
  const checks: readonly ToldCheck[] = [
    {
      title: sayAuditing(language, 'checks.row'),
      rows: hideouts.map(({ seq, turn, card, sprint, found }) => {
        const values = { turn, card: card ?? '?', sprint: sprint.join(' + ') }
        const said = sayAuditing(language, sprint.length > 0 ? 'hideout.sprint' : 'hideout', values)
        return row(seq, found ? sayAuditing(language, 'hideout.found', { said }) : said)
      }),
    },
    {
      title: sayAuditing(language, 'checks.guesses'),
      rows: guesses.map(({ seq, turn, numbers, right, manhunt }) => {
        const values = { turn, numbers: numbers.join(', ') }
        const said = sayAuditing(language, manhunt ? 'manhunt' : 'guess', values)
        const answer = right === null ? 'guess.open' : right ? 'guess.right' : 'guess.wrong'
        return row(seq, sayAuditing(language, answer, { said }))
      }),
    },
    {
      title: sayAuditing(language, 'checks.events'),
      rows: resolved.map(({ seq, turn, event }) =>
        row(seq, sayAuditing(language, 'event', { turn, event: eventCard(event)?.name[language] ?? event })),
      ),
    },
    {
      title: sayAuditing(language, 'checks.clock'),
      rows: lapsed.map(({ seq, seat }) =>
        row(seq, sayAuditing(language, seat === fugitive ? 'lapsed.fugitive' : 'lapsed.marshal')),
      ),
    },
  ]
  return checks.filter(({ rows }) => rows.length > 0)
}
