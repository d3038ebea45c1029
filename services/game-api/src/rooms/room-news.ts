import type { ServerFrame } from '@getaway/client/protocol'
import { Gone, type LiveMatch } from '../live/live-match.ts'
import type { Faults } from '../operation/faults.ts'
import { type Database, rematchOf, storedSeatsOf } from '../store/index.ts'
import { roomOf } from './room-of.ts'
import type { RoomPlans } from './room-plans.ts'

/** Tells everybody who waits at a table how it stands: players, observers and the host, at once. */
export interface RoomNews {
  /** Somebody has come, who takes frames by `say`: a player of a match that is over is told of its rematch. */
  enter(match: LiveMatch, seat: number | undefined, say: (text: string) => void): void
  /** Something may have changed. */
  touch(match: LiveMatch): void
  /** Another beat: latencies have been measured. */
  tick(): void
  /** Tells the players of a match of its rematch. */
  tellRematch(match: LiveMatch): Promise<void>
  /** The same where another node has told of it. */
  hearOfRematch(match: LiveMatch): void
}

export interface RoomNewsDependencies {
  readonly database: Pick<Database, 'db'>
  readonly plans: RoomPlans
  readonly onFault: Faults
  /** Tells other nodes, which may have the same match in memory when it is over. */
  readonly tellNodes?: (match: string) => void
}

export function createRoomNews({
  database: { db },
  plans,
  onFault,
  tellNodes,
}: RoomNewsDependencies): RoomNews {
  /** By the tables that wait, what was told last. */
  const waiting = new Map<LiveMatch, string>()

  const textOf = async (match: LiveMatch): Promise<string | undefined> => {
    const plan = await plans.of(match)
    const standing = await match.standing()
    if (standing.outcome.hasBegun || standing.isOver) return undefined
    const room = roomOf(match.id, standing, standing.outcome, plan, match.attendance.presence())
    return JSON.stringify({ type: 'room', ...room } satisfies ServerFrame)
  }
  const tell = async (match: LiveMatch) => {
    const text = await textOf(match)
    if (text === undefined) waiting.delete(match)
    if (text === undefined || text === waiting.get(match)) return
    waiting.set(match, text)
    match.attendance.tell(text, ({ holder }) => holder !== undefined)
  }
  const rematchText = async (match: LiveMatch): Promise<string | undefined> => {
    const id = await rematchOf(db, match.id)
    if (id === undefined) return undefined
    const seats = await storedSeatsOf(db, id)
    const asked = seats.flatMap(({ seat, invitationHash }) => (invitationHash === null ? [] : [seat]))
    return JSON.stringify({ type: 'rematch', match: id, asked } satisfies ServerFrame)
  }
  const tellPlayers = async (match: LiveMatch) => {
    const text = await rematchText(match)
    if (text !== undefined) match.attendance.tell(text, ({ seat }) => seat !== undefined)
  }
  const guarded = (match: LiveMatch, telling: Promise<void>) => {
    telling.catch((error: unknown) => {
      waiting.delete(match)
      if (!(error instanceof Gone)) onFault(error, 'a waiting room', { match: match.id })
    })
  }

  return {
    enter(match, seat, say) {
      // The owner tells those who come by way of other nodes, too.
      if (match.atOwner) return
      const greet = async () => {
        const { isOver } = await match.standing()
        // A host without a seat is told of the end when the public is.
        if (isOver && seat === undefined) return
        const text = isOver ? await rematchText(match) : await textOf(match)
        if (text === undefined) return
        say(text)
        if (isOver) return
        waiting.set(match, waiting.get(match) ?? '')
        await tell(match)
      }
      guarded(match, greet())
    },
    touch(match) {
      if (waiting.has(match)) guarded(match, tell(match))
    },
    tick() {
      for (const match of [...waiting.keys()]) {
        if (match.attendance.isEmpty()) waiting.delete(match)
        else guarded(match, tell(match))
      }
    },
    async tellRematch(match) {
      tellNodes?.(match.id)
      await tellPlayers(match)
    },
    hearOfRematch: (match) => guarded(match, tellPlayers(match)),
  }
}
