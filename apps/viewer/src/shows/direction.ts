import type { AiredAct, ShowAct } from '@getaway/client/protocol'

type Act<Type extends ShowAct['type']> = Extract<ShowAct, { type: Type }>
/** An act where it stands: which one it is, since when. */
type Standing<Type extends ShowAct['type']> = Act<Type> & Pick<AiredAct, 'number' | 'at'>

/** What a caster has on air at an instant of a match. */
export interface ShowDirection {
  readonly camera: Standing<'camera' | 'shot'> | undefined
  readonly replay: Standing<'replay'> | undefined
  readonly highlight: Standing<'highlight'> | undefined
  /** One at a time. */
  readonly graphic: Standing<'card' | 'title' | 'lower-third'> | undefined
  readonly next: Standing<'next-match'> | undefined
}

export const UNDIRECTED: ShowDirection = {
  camera: undefined,
  replay: undefined,
  highlight: undefined,
  graphic: undefined,
  next: undefined,
}

/** How long a replay runs, in µs of the viewer's clock. */
export function lengthOf({ from, until, speed }: Act<'replay'>): number {
  return (until - from) / speed
}

/** What is on air at an instant, by that match's acts: each counts from where it is pinned, however it came there. */
export function directionAt(acts: readonly AiredAct[], match: string, instant: number): ShowDirection {
  const due = actsOf(acts, match)
    .filter((one) => one.at <= instant)
    .toSorted(inOrder)
  const direction = due.reduce(directedBy, UNDIRECTED)
  const { replay } = direction
  const isPast = replay && instant >= replay.at + lengthOf(replay)
  return isPast ? { ...direction, replay: undefined } : direction
}

/** The acts of a match since its show came there: what was done on an earlier visit is over. */
export function actsOf(acts: readonly AiredAct[], match: string): readonly AiredAct[] {
  const visits = acts.flatMap(({ number, act }) =>
    act.type === 'next-match' && act.match === match ? [number] : [],
  )
  const since = Math.max(0, ...visits)
  return acts.filter((one) => one.match === match && one.number > since)
}

/** Whether the same acts stand. */
export function isSameDirection(one: ShowDirection, other: ShowDirection): boolean {
  return SLOTS.every((slot) => one[slot]?.number === other[slot]?.number)
}

const SLOTS = ['camera', 'replay', 'highlight', 'graphic', 'next'] as const

function inOrder(one: AiredAct, other: AiredAct): number {
  return one.at - other.at || one.number - other.number
}

function directedBy(before: ShowDirection, { number, at, act }: AiredAct): ShowDirection {
  switch (act.type) {
    case 'camera':
    case 'shot':
      return { ...before, camera: { ...act, number, at } }
    case 'replay':
      return { ...before, replay: { ...act, number, at } }
    case 'highlight':
      return { ...before, highlight: { ...act, number, at } }
    case 'card':
    case 'title':
    case 'lower-third':
      return { ...before, graphic: { ...act, number, at } }
    case 'next-match':
      return { ...before, next: { ...act, number, at } }
    // Of a review that somebody leads: no part of a broadcast.
    case 'position':
      return before
    case 'clear':
      return act.what === 'all' ? { ...UNDIRECTED, next: before.next } : { ...before, [act.what]: undefined }
  }
}
