import type { Match, Round } from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import type { ActField, OfferedAct, Officiating } from '../../../table/officiating.ts'
import { type OfficiatingWord, sayOfficiating } from './words.ts'

/** Chase at the desk: rounds are voided before they are scored, and corrected afterwards (C9.4). */
export const chaseOfficiating: Officiating<Match> = {
  actsOf(match, language) {
    if (match.over) return []
    const { round } = match
    const voidable = round && !round.score && !round.setAside ? [voiding(round, language)] : []
    const scored = [...(round ? [round] : []), ...match.past.toReversed()].filter(
      (one) => one.score && !one.setAside,
    )
    return [...voidable, ...scored.map((one) => correcting(match, one, language))]
  },
  nameAct: (type, language) =>
    type === 'round.voided' || type === 'round.corrected' ? sayOfficiating(language, type) : undefined,
}

function voiding({ number }: Round, language: Language): OfferedAct {
  return {
    key: `void ${number}`,
    title: sayOfficiating(language, 'void', { n: number }),
    text: sayOfficiating(language, 'void.text'),
    fields: [],
    commandOf: (_, reason) => ({ type: 'void-round', round: number, reason }),
  }
}

const NONE = 'none'
const WINNERS = ['runners', 'chasers', NONE] as const

function correcting({ players, corrections }: Match, round: Round, language: Language): OfferedAct {
  const { number, runners, chasers, score } = round
  const say = (word: OfficiatingWord, values?: Readonly<Record<string, string | number>>) =>
    sayOfficiating(language, word, values)
  const nameOf = (seat: number) => players[seat]?.name ?? say('seat', { n: seat + 1 })
  // What counts by now: an earlier correction, or else the score.
  const { winner = null, awards = {} } = corrections.findLast((one) => one.round === number) ?? score ?? {}
  const names = { runners: runners.map(nameOf).join(', '), chasers: chasers.map(nameOf).join(', '), none: '' }
  const byAward: readonly ActField[] = players.map((_, seat) => ({
    id: `award ${seat}`,
    label: say('award', { name: nameOf(seat) }),
    options: [
      { value: NONE, label: say('award.none') },
      ...(['perfect', 'small'] as const).map((value) => ({ value, label: say(value) })),
    ],
    first: (awards as Readonly<Record<string, string>>)[seat] ?? NONE,
  }))
  return {
    key: `correct ${number}`,
    title: say('correct', { n: number }),
    text: say('correct.text'),
    fields: [
      {
        id: 'winner',
        label: say('winner'),
        options: WINNERS.map((value) => ({ value, label: say(value, { names: names[value] }) })),
        first: winner ?? NONE,
      },
      ...byAward,
    ],
    commandOf(values, reason) {
      const won = players.flatMap((_, seat) => {
        const award = values[`award ${seat}`] ?? NONE
        return award === NONE ? [] : [[String(seat), award]]
      })
      const side = values.winner ?? NONE
      return {
        type: 'correct-round',
        round: number,
        winner: side === NONE ? null : side,
        awards: Object.fromEntries(won),
        reason,
      }
    },
  }
}
