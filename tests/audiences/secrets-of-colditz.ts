import type { LogEvent } from '@getaway/engine'
import { hiddenPartsOf, partAt } from '../support/play/hidden-in-colditz.ts'
import type { Secrecy } from './secrecy.ts'

/** Cards where they are named, and the throws of Do or Die; a count in their place tells no more than that. */
const NAMED =
  /"(?:tunnel-[ABC]|release|fast-\w+|exchange-\w+|bribe|kit-[\w-]+|staff-car|sabotage|diversion|inspection|hideaway|talisman|warning|appel|search-\w+|detected|shot|arrest-\w+)"|"doOrDie":\[[^\]]+\]/g
/** They lay down what they name, before everybody. */
const SHOWING = new Set(['card.played', 'kit.made'])

/** The cards of hands and decks, of discards and of trades. */
export function colditzSecrecy(log: readonly LogEvent[]): Secrecy {
  return {
    wordsIn,
    openWordsOf: ({ type, data }) => (SHOWING.has(type) ? wordsIn(JSON.stringify(data)) : []),
    partsFor: (audience) => {
      const seat = typeof audience === 'object' ? audience.seat : -1
      return hiddenPartsOf(log).map((part) => ({
        seq: part.seq,
        from: part.seats.includes(seat) ? part.seq : Number.POSITIVE_INFINITY,
        words: wordsIn(JSON.stringify({ [String(part.path.at(-1))]: partAt(log, part) })),
      }))
    },
  }
}

function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(NAMED)].map(([word]) => word)
}
