import { type LiveliestMatch, liveliest, type Seen, shownFrom, stayOrChange } from './liveliest.ts'

/** The match that is shown where no match was chosen. */
export interface Programme {
  readonly kind: 'live' | 'replay'
  readonly shown: LiveliestMatch
  /** One more with each change, so that the same match can be on twice in a row. */
  readonly turn: number
  /** When the live match was found to be over (ms). */
  readonly endedAt?: number
}

/** What there is to choose from, now and a moment before. */
export interface Offers {
  readonly live: readonly Seen[]
  readonly before: readonly Seen[]
  /** The newest first. */
  readonly over: readonly Seen[]
  /** In ms. */
  readonly clock: number
  /** What is on has been seen to its end, with all that comes after it. */
  readonly isDone: boolean
}

/** Nobody comes back to a table that has stood for so long, or not soon. */
const ABANDONED = 90_000
/** Found standing: it is left sooner. */
const FOUND_STANDING = 20_000
/** A match that is over is left at the latest then, whatever its table still shows. */
const LONGEST_END = 120_000

/** The liveliest match; when it ends, or stands for long, the next one; where none lives, what was played last. */
export function programmeAfter(on: Programme | undefined, offers: Offers): Programme | undefined {
  if (!on) return liveOn(offers, 0) ?? replayOn(offers, 0)
  return on.kind === 'live' ? afterLive(on, offers) : afterReplay(on, offers)
}

function afterLive(on: Programme, offers: Offers): Programme | undefined {
  const { live, before, clock, isDone } = offers
  const turn = on.turn + 1
  if (!live.some(({ id }) => id === on.shown.id)) {
    const endedAt = on.endedAt ?? clock
    const isSeen = isDone || clock - endedAt >= LONGEST_END
    if (!isSeen) return { ...on, endedAt }
    return liveOn(offers, turn) ?? replayOn(offers, turn)
  }
  const shown = stayOrChange(on.shown, live, before, clock)
  if (shown.id !== on.shown.id) return { kind: 'live', shown, turn }
  const isAbandoned = clock - shown.movedAt >= (shown.hasMoved === false ? FOUND_STANDING : ABANDONED)
  return (isAbandoned && replayOn(offers, turn)) || { kind: 'live', shown, turn: on.turn }
}

/** A replay gives way as soon as something starts, or stirs again. */
function afterReplay(on: Programme, offers: Offers): Programme | undefined {
  const { live, before, isDone } = offers
  const heads = new Map(before.map(({ id, head }) => [id, head]))
  const stirring = live.filter(({ id, head }) => heads.get(id) !== head)
  const turn = on.turn + 1
  return liveOn({ ...offers, live: stirring }, turn) ?? (isDone ? replayOn(offers, turn, on.shown.id) : on)
}

function liveOn({ live, before, clock }: Offers, turn: number): Programme | undefined {
  const best = liveliest(live.filter(isPlayed), before)
  return best && { kind: 'live', shown: shownFrom(best, clock), turn }
}

function replayOn({ over, clock }: Offers, turn: number, last?: string): Programme | undefined {
  const played = over.filter(isPlayed)
  const next = played[played.findIndex(({ id }) => id === last) + 1] ?? played[0]
  return next && { kind: 'replay', shown: shownFrom(next, clock), turn }
}

/** All seats were taken. */
function isPlayed({ players }: Seen): boolean {
  return players.every(({ name }) => name !== null)
}
