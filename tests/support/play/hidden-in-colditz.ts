import type { Audience, LogEvent } from '@getaway/engine'

/** A part of the data of the event `seq`, and who is shown it at once; nobody else is before the match is over. */
export interface HiddenPart {
  readonly seq: number
  /** Where it stands in the data: `hands`, 2. */
  readonly path: readonly (string | number)[]
  readonly seats: readonly number[]
}

interface Goods {
  readonly cards?: readonly string[]
}

/**
 * "Who sees what while a match runs" of the log format, for Colditz, written down a second time from its table alone,
 * by a reader of the whole log who knows nothing of the engine's fold.
 */
export function hiddenPartsOf(log: readonly LogEvent[]): readonly HiddenPart[] {
  return log.flatMap(({ seq, type, by, data }): HiddenPart[] => {
    const part = (path: readonly (string | number)[], ...seats: (number | undefined)[]): HiddenPart => ({
      seq,
      path,
      seats: seats.filter((seat) => seat !== undefined),
    })
    const seat = typeof by === 'number' ? by : undefined
    switch (type) {
      case 'cards.dealt': {
        const { hands, doOrDie } = data as { hands: readonly unknown[]; doOrDie?: unknown }
        return [
          ...hands.map((_, index) => part(['hands', index], index)),
          part(['opportunity']),
          part(['security']),
          ...(doOrDie ? [part(['doOrDie'])] : []),
        ]
      }
      case 'card.drawn':
        return [part(['card'], (data as { seat: number }).seat)]
      case 'deck.shuffled':
        return [part(['cards'])]
      case 'card.discarded':
        return [part(['card'], seat)]
      case 'cards.surrendered':
        return [part(['cards'], seat)]
      case 'step.lapsed': {
        const { cards, seat: whose } = data as { cards?: readonly string[]; seat: number }
        return cards ? [part(['cards'], whose)] : []
      }
      case 'offer.made': {
        const { gives, wants, to } = data as { gives?: Goods; wants?: Goods; to: number }
        const both = (name: string, goods: Goods | undefined) =>
          goods?.cards && goods.cards.length > 0 ? [part([name, 'cards'], seat, to)] : []
        return [...both('gives', gives), ...both('wants', wants)]
      }
      default:
        return []
    }
  })
}

/** Those of which this audience is shown nothing while the match runs. */
export function hiddenInColditz(log: readonly LogEvent[], audience: Audience): readonly HiddenPart[] {
  const seat = typeof audience === 'object' ? audience.seat : undefined
  return hiddenPartsOf(log).filter(({ seats }) => seat === undefined || !seats.includes(seat))
}

/** What stands in that part of an event. */
export function partAt(log: readonly LogEvent[], { seq, path }: HiddenPart): unknown {
  let value: unknown = log[seq - 1]?.data
  for (const key of path) value = (value as Readonly<Record<string | number, unknown>> | undefined)?.[key]
  return value
}
