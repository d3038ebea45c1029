import type { LogEvent } from '@getaway/engine'
import { hiddenInFugitive } from '../support/play/hidden-in-fugitive.ts'
import type { Secrecy } from './secrecy.ts'

/** Cards and events where they have names; a count in their place tells no more than that. */
const NAMED = /"card":\d+|"(?:sprint|hand)":\[[^\]]+\]|"(?:decks|events)":\[[\d,]*["[].*?\](?=[,}])/g
/** They lay down or turn up what they name, before everybody. */
const SHOWING = new Set(['card.discarded', 'guess.answered', 'event.resolved'])
const ESCAPE = 42

/** The cards of hands, decks and the row, and the order of event decks. */
export function fugitiveSecrecy(log: readonly LogEvent[]): Secrecy {
  return {
    wordsIn,
    openWordsOf: ({ type, data }) => {
      if (SHOWING.has(type)) return wordsIn(JSON.stringify(data))
      const { discarded } = data as { readonly discarded?: number }
      if (type === 'step.lapsed') return discarded === undefined ? [] : [`"card":${discarded}`]
      const isEscape = type === 'hideout.placed' && (data as { card: number }).card === ESCAPE
      return isEscape ? [`"card":${ESCAPE}`] : []
    },
    partsFor: (audience) =>
      hiddenInFugitive(log, audience).map(({ seq, field, from }) => {
        const data = log[seq - 1]?.data as Readonly<Record<string, unknown>> | undefined
        return { seq, from, words: wordsIn(JSON.stringify({ [field]: data?.[field] })) }
      }),
  }
}

function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(NAMED)].map(([word]) => word)
}
