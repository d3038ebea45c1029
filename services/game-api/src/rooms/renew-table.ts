import type { NewMatch } from '@getaway/client/protocol'
import { ok } from '@getaway/engine'
import type { LiveMatch } from '../live/live-match.ts'
import { refusedByRecord, refuseWith } from '../refusals/refusal.ts'
import { oneAtATime } from '../seats/one-at-a-time.ts'
import { rematchOf, setInvitation } from '../store/index.ts'
import { type OfRematch, type RematchDependencies, rematchFor } from './rematch-service.ts'
import type { RoomPlans } from './room-plans.ts'
import { closedness } from './room-service.ts'

export interface RenewalDependencies extends RematchDependencies {
  readonly plans: Pick<RoomPlans, 'of'>
}

export interface Renewal {
  /** The seats whose players do not come along. */
  readonly without: readonly number[]
  readonly address: string
}

/**
 * The same table once more, without some of its players: a log never forgets a player who sat down, so the match that
 * waits is abandoned and another one takes its place. The others come along as to a rematch; free seats need new
 * invitations, and strangers are let in when its host opens it: before that, a stranger could take the seat of a player
 * who comes along.
 */
export function renewTable(
  dependencies: RenewalDependencies,
  match: LiveMatch,
  { without, address }: Renewal,
): Promise<OfRematch<{ match: string }>> {
  const { database, plans, news } = dependencies
  return oneAtATime(match, async () => {
    const { game, options, outcome, isOver } = await match.standing()
    // Asked again after a lost answer. Of a match that was played its host learns the end when the public does.
    const before = isOver && !outcome.hasBegun ? await rematchOf(database.db, match.id) : undefined
    if (before !== undefined) return ok({ match: before })
    const closed = closedness({ outcome, isOver })
    if (closed) return closed
    const unknown = without.find((seat) => !outcome.players[seat])
    if (unknown !== undefined) return refuseWith('no-seat', `there is no seat ${unknown} in this match`)
    const { bots } = await plans.of(match)
    const seats = outcome.players.map(({ name, bot }, seat): NewMatch['seats'][number] => {
      const plannedBot = bots[seat] ?? undefined
      if (bot !== null && name !== null) return { type: 'bot', strength: bot, name }
      return { type: 'open', ...(plannedBot !== undefined && name === null && { plannedBot }) }
    })
    const made = await rematchFor(dependencies, match, address, { game, options, seats })
    if (!made.ok) return made
    for (const seat of new Set(without)) {
      const token = await setInvitation(database.db, match.id, seat, null)
      if (token !== null) match.attendance.expel(token)
    }
    const ended = await match.record({ type: 'game.abandoned', data: { reason: REASON } })
    if (!ended.ok) return refusedByRecord(ended.error)
    await news.tellRematch(match)
    return ok({ match: made.value })
  })
}

const REASON = 'the host has set up the table again'
