import type { Outcome } from '@getaway/engine'
import type { ChaseReport, Match, Round, RoundReport } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import { marginText } from '../../../language/margin-text.ts'
import type { ToldNote, ToldStretch } from '../../../table/auditing.ts'
import { whyOf } from '../telling/story.ts'
import { sayChase } from '../telling/words.ts'
import { sayAuditing } from './words.ts'

type Naming = (seat: number) => string

/** The rounds of a match, by its report. */
export function stretchesOf(
  { rounds, corrections }: ChaseReport,
  { players }: Outcome,
  language: Language,
  match?: Match,
): readonly ToldStretch[] {
  const nameOf: Naming = (seat) => players[seat]?.name ?? sayChase(language, 'seat', { n: seat + 1 })
  // A voided round is played again under the next number; two of one number may stand in a hostile log.
  const played = match && [...match.past, ...(match.round ? [match.round] : [])]
  return rounds.map((round, index) => {
    const correction = corrections.findLast((one) => one.round === round.round)
    const ruled =
      correction &&
      sayAuditing(language, `ruling.${correction.winner ?? 'none'}`) +
        awardsText(correction.awards, nameOf, language)
    return {
      key: `round ${round.round}`,
      title: sayChase(language, 'round', { n: round.round }),
      result: resultOf(round, nameOf, language),
      ruling: ruled && `${ruled} (${correction.reason})`,
      counts: round.status === 'scored',
      notes: notesOf(round, nameOf, language, played?.[index]),
    }
  })
}

function resultOf(
  { status, reason, winner, awards }: RoundReport,
  nameOf: Naming,
  language: Language,
): string {
  if (status !== 'scored' || reason === null)
    return sayAuditing(language, status === 'scored' ? 'result.running' : `result.${status}`)
  const seats = Object.keys(awards).map(Number)
  const names = seats.map(nameOf).join(sayChase(language, 'and'))
  const side = winner ?? 'nobody'
  const isAlone = seats.length === 1
  const word =
    side === 'nobody'
      ? 'result.nobody'
      : side === 'runners'
        ? (`result.runner${isAlone ? '' : 's'}` as const)
        : (`result.chaser${isAlone ? '' : 's'}` as const)
  const said = sayAuditing(language, word, {
    reason: sayAuditing(language, `reason.${reason}`),
    runners: names,
    chasers: names,
  })
  return said + awardsText(awards, nameOf, language)
}

/** C8.5 */
function awardsText(
  awards: Readonly<Record<string, 'perfect' | 'small'>>,
  nameOf: Naming,
  language: Language,
): string {
  const all = Object.entries(awards).map(([seat, award]) =>
    sayAuditing(language, 'award', { name: nameOf(Number(seat)), mark: sayAuditing(language, award) }),
  )
  return all.length > 0 ? ` – ${all.join(', ')}` : ''
}

function notesOf(
  { mistakes, late, dropped }: RoundReport,
  nameOf: Naming,
  language: Language,
  round: Round | undefined,
): readonly ToldNote[] {
  const who = (by: unknown) => (typeof by === 'number' ? nameOf(by) : String(by))
  const erred = (['runners', 'chasers'] as const).flatMap((side): ToldNote[] => {
    const mistake = mistakes[side]
    if (!mistake) return []
    const { path, position, clause } = mistake
    const { tiles, markers } = round?.paths[path] ?? { tiles: [], markers: [] }
    const placed = (side === 'runners' ? tiles : markers)[position - 1]
    const text = sayAuditing(language, `note.${side}`, { n: position, why: whyOf(clause, language) })
    return [{ text, clause, kind: 'mistake', ...(placed && { seq: placed.seq, at: placed.at }) }]
  })
  return [
    ...erred,
    ...late.map(({ seq, by, marginUs }): ToldNote => {
      const text = sayAuditing(language, 'note.late', {
        name: who(by),
        margin: marginText(marginUs, language),
      })
      return { text, clause: 'C10.5', kind: 'late', seq }
    }),
    ...dropped.map(({ seq, by, clause }): ToldNote => {
      const text = sayAuditing(language, 'note.dropped', { name: who(by) })
      return { text, clause, kind: 'dropped', seq }
    }),
  ]
}
