import { eventCard } from '@getaway/engine/fugitive'
import type { Narrator } from '../step.ts'
import { sayFugitiveAir } from '../words.ts'

const OF_INTEREST = 9_000_000

/** F7: an event, in its own words. */
export const narrateEvents: Narrator = (writer) => {
  const { language, seats } = writer
  return ({ entry: { event }, after, now }) => {
    const card = event.type === 'event.resolved' ? eventCard(event.data.event) : undefined
    if (!card) return
    const helped =
      card.icon === 'footprints' ? [seats.fugitive] : card.icon === 'glass' ? [seats.marshal] : []
    writer.tell({
      ...{ topic: 'event', of: event.seq, from: now, until: now + OF_INTEREST, kind: 'happened', weight: 42 },
      seats: helped,
      headline: card.name[language],
      detail: card.text[language],
      how: sayFugitiveAir(language, `event.${card.icon}`, { n: after.turn.number }),
    })
  }
}
