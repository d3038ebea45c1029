import type { FollowedTimeline, TakenBack } from '@getaway/engine'

/** Who was faster, and by how much (µs), where that can be told. */
export interface Overtaker {
  readonly seat: number
  readonly by: number | undefined
}

interface OwnInput {
  readonly seat: number | undefined
  /** The last event that its player had been shown. */
  readonly seen: number
  /** When it took effect, as long as it showed. */
  readonly at: number
}

/** Of an action that was recorded, but does not count because an ending came before it (C10.5): why, and who ended it. */
export function tooLate(
  timeline: Pick<FollowedTimeline<unknown>, 'length' | 'entryAt'> | undefined,
  seq: number,
): (TakenBack & { readonly overtakenBy: Overtaker | undefined }) | undefined {
  let own: ReturnType<FollowedTimeline<unknown>['entryAt']>
  for (let index = (timeline?.length ?? 0) - 1; index >= 0 && own?.event.seq !== seq; index--)
    own = timeline?.entryAt(index)
  if (own?.event.seq !== seq || own.admission.type !== 'late') return undefined
  const { against, refusal } = own.admission
  let faster: Overtaker | undefined
  for (let index = 0; timeline && index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (event?.seq === against.seq && typeof event.by === 'number')
      faster = { seat: event.by, by: own.event.at - against.at }
  }
  return { type: 'takenBack', because: 'overtaken', ...refusal, overtakenBy: faster }
}

/**
 * Whose action, unseen when the player acted, took effect last before theirs. When theirs would have taken effect was
 * only expected here: on a slow line it is stamped later, and of an action that came after that nobody can tell by how
 * much it was faster.
 */
export function overtakerOf(
  timeline: Pick<FollowedTimeline<unknown>, 'length' | 'entryAt'> | undefined,
  own: OwnInput,
): Overtaker | undefined {
  let [found, later]: (Overtaker | undefined)[] = []
  for (let index = 0; timeline && index < timeline.length; index++) {
    const event = timeline.entryAt(index)?.event
    if (!event || event.seq <= own.seen || typeof event.by !== 'number' || event.by === own.seat) continue
    if (event.timing === undefined) continue
    if (event.at <= own.at) found = { seat: event.by, by: own.at - event.at }
    else later ??= { seat: event.by, by: undefined }
  }
  return found ?? later
}
