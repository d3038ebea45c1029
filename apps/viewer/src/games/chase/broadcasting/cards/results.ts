import type { Round } from '@getaway/engine/chase'
import { sayChase } from '../../telling/words.ts'
import type { CardWriter } from '../card-writer.ts'
import type { Narrator, Step } from '../step.ts'
import { sayAir } from '../words.ts'

const OF_INTEREST = 16_000_000
/** So many rounds in a row are a streak. */
const STREAK = 2

/** What a round came to, once its check is over: turned around by a mistake, without one, or one more in a row. */
export const narrateResults: Narrator = (writer) => {
  const streaks = new Map<number, number>()
  return (step) => {
    const round = scoredBy(step)
    const score = round?.score
    if (!round || !score) return
    const awards: Readonly<Record<string, string | undefined>> = score.awards
    const from = Math.max(step.now, writer.settledAt(round.number))
    const card = { of: round.number, from, until: from + OF_INTEREST, kind: 'happened' } as const
    const told = verdictOf(round, writer)
    if (told) writer.tell({ ...card, ...told, topic: 'verdict' })
    for (const [seat] of round.roles.entries()) {
      const count = awards[seat] ? (streaks.get(seat) ?? 0) + 1 : 0
      streaks.set(seat, count)
      if (count < STREAK) continue
      const { language } = writer
      const values = { name: writer.nameOf(seat), n: count, rounds: round.number }
      writer.tell({
        ...card,
        topic: 'streak',
        of: `${round.number} ${seat}`,
        weight: 46 + Math.min(count, 5) * 3,
        seats: [seat],
        headline: sayAir(language, 'streak', values),
        detail: sayAir(language, 'streak.detail', values),
        how: sayAir(language, 'streak.how', values),
      })
    }
  }
}

/** The round whose score stands from this event on. */
export function scoredBy({ before, after, isNewRound }: Step): Round | undefined {
  if (isNewRound) {
    const left = after.past.at(-1)
    return before.round && !before.round.score && left?.number === before.round.number ? left : undefined
  }
  return after.round?.score && !before.round?.score ? after.round : undefined
}

type Told = Pick<Parameters<CardWriter['tell']>[0], 'weight' | 'seats' | 'headline' | 'detail' | 'how'>

function verdictOf(round: Round, writer: CardWriter): Told | undefined {
  const { score, ending, paths } = round
  if (!score || !ending) return undefined
  const { language } = writer
  const { mistakes, winner } = score
  const values = {
    runners: writer.namesOf(round.runners),
    chasers: writer.namesOf(round.chasers),
    tiles: paths.reduce((sum, { tiles }) => sum + tiles.length, 0),
    markers: paths.reduce((sum, { markers }) => sum + markers.length, 0),
    ending: sayAir(language, `ended.${ending.reason}`),
    first: [mistakes.runners, mistakes.chasers]
      .flatMap((one, index) =>
        one
          ? [
              sayAir(language, 'mistake', {
                name: writer.namesOf(index === 0 ? round.runners : round.chasers),
                n: one.position,
                clause: one.clause,
              }),
            ]
          : [],
      )
      .join(sayChase(language, 'and')),
  }
  const usual = ending.reason === 'captured' ? 'chasers' : 'runners'
  const word =
    winner === null
      ? 'nobody'
      : winner !== usual
        ? (`turned.${ending.reason}` as const)
        : values.first
          ? undefined
          : 'clean'
  if (!word) return undefined
  return {
    weight: word === 'clean' ? 50 : 76,
    seats: winner === null ? [] : winner === 'runners' ? round.runners : round.chasers,
    headline: sayAir(language, word, values),
    detail: sayAir(language, word === 'clean' ? 'clean.detail' : 'turned.detail', values),
    how: sayAir(language, word === 'clean' ? 'clean.how' : 'turned.how', values),
  }
}
