import type { Audience, LogEvent } from '@getaway/engine'

/** A field of the data of the event `seq`, which this audience may be shown once `from` is recorded. */
export interface HiddenField {
  readonly seq: number
  readonly field: 'hand' | 'decks' | 'events' | 'card' | 'sprint'
  readonly from: number
}

interface Placed {
  readonly card: number
  readonly sprint: readonly number[]
}

interface Shows {
  readonly hideouts?: readonly { readonly place: number }[]
  readonly turnedUp?: readonly { readonly place: number }[]
  readonly told?: readonly { readonly place: number; readonly sprint?: readonly number[] }[]
}

const ESCAPE = 42
const NEVER = Number.POSITIVE_INFINITY

/**
 * "Who sees what while a match runs" of the log format, for Fugitive, written down a second time from its table
 * alone, by a reader of the whole log who knows nothing of the engine's fold.
 */
export function hiddenInFugitive(log: readonly LogEvent[], audience: Audience): readonly HiddenField[] {
  const seat = typeof audience === 'object' ? audience.seat : undefined
  const created = log[0]?.data as { options: { fugitive?: number } } | undefined
  const isFugitive = seat === (created?.options.fugitive ?? 0)
  const toFugitive = (seq: number, others = NEVER) => (isFugitive ? seq : others)
  let places = 0
  return log.flatMap(({ seq, type, by, data }): HiddenField[] => {
    switch (type) {
      case 'cards.dealt': {
        const piles = (data as { events?: object }).events
        return [
          { seq, field: 'hand', from: toFugitive(seq) },
          { seq, field: 'decks', from: NEVER },
          ...(piles ? [{ seq, field: 'events', from: NEVER } as const] : []),
        ]
      }
      case 'events.shuffled':
        return [{ seq, field: 'events', from: NEVER }]
      case 'step.lapsed': {
        // A card that was drawn for a player, or the fugitive's first hideout.
        const { card, deck, seat: whose } = data as { card?: number; deck?: number; seat: number }
        if (card === undefined) return []
        if (deck !== undefined) return [{ seq, field: 'card', from: whose === seat ? seq : NEVER }]
        places++
        return [{ seq, field: 'card', from: toFugitive(seq, shownAt(log, places, false)) }]
      }
      case 'card.drawn':
        return [{ seq, field: 'card', from: by === seat ? seq : NEVER }]
      case 'hideout.placed': {
        const { card, sprint } = data as Placed
        const isEscape = card === ESCAPE
        if (!isEscape) places++
        const turned = isEscape ? NEVER : shownAt(log, places, false)
        const sprintShown = isEscape ? NEVER : shownAt(log, places, true)
        return [
          { seq, field: 'card', from: isEscape ? seq : toFugitive(seq, turned) },
          ...(sprint.length > 0
            ? [{ seq, field: 'sprint', from: toFugitive(seq, sprintShown) } as const]
            : []),
        ]
      }
      default:
        return []
    }
  })
}

/** The event that turns a hideout of the row up, or only its sprint cards. */
function shownAt(log: readonly LogEvent[], place: number, isSprintEnough: boolean): number {
  const shows = log.find(({ type, data }) => {
    if (type !== 'guess.answered' && type !== 'event.resolved') return false
    const { hideouts = [], turnedUp = [], told = [] } = data as Shows
    const open = [...hideouts, ...turnedUp, ...(isSprintEnough ? told.filter(({ sprint }) => sprint) : [])]
    return open.some((one) => one.place === place)
  })
  return shows?.seq ?? NEVER
}
