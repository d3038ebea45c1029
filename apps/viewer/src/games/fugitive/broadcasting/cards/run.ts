import { countOf, ESCAPE, listOf, reachWith, START, sprintOf, type Table } from '@getaway/engine/fugitive'
import type { OpenCard } from '../../../../table/card-book.ts'
import type { Narrator } from '../step.ts'
import { ordinalOf, sayFugitiveAir } from '../words.ts'

const OF_INTEREST = 9_000_000
/** So many sprint cards under one hideout, or passes in a row, are worth a word. */
const SPRINTS = 3
const PASSES = 2

/** F4: how fast the fugitive runs, or does not, and for casters whether the 42 is within reach. */
export const narrateRun: Narrator = (writer) => {
  const { language, names, seats } = writer
  let [most, passes]: [number, number] = [SPRINTS - 1, 0]
  let [open, told]: [OpenCard | undefined, string | undefined] = [undefined, undefined]
  return ({ entry: { event, admission }, after, match, placed, isOpen, now }) => {
    const usual = { from: now, until: now + OF_INTEREST, kind: 'happened', seats: [seats.fugitive] } as const
    if (placed) {
      passes = 0
      const n = countOf(placed.sprint)
      if (n > most) {
        most = n
        const far = placed.reach + n * (2 + placed.strong)
        const values = { ...names, n, far, reach: placed.reach }
        writer.tell({
          ...{ ...usual, topic: 'sprint', of: event.seq, weight: 46 },
          headline: sayFugitiveAir(language, 'sprint', values),
          detail: sayFugitiveAir(
            language,
            placed === after.escape ? 'sprint.escape' : 'sprint.detail',
            values,
          ),
          how: sayFugitiveAir(language, 'sprint.how', values),
        })
      }
    }
    if (event.type === 'turn.passed' && admission.type === 'applies') {
      passes++
      const values = { ...names, count: passes, nth: ordinalOf(passes, language, 'a') }
      if (passes >= PASSES)
        writer.tell({
          ...{ ...usual, topic: 'pass', of: event.seq, weight: 36 },
          headline: sayFugitiveAir(language, 'pass', values),
          detail: sayFugitiveAir(language, 'pass.detail', values),
          how: sayFugitiveAir(language, 'pass.how', values),
        })
    }
    const way = isOpen && !match.over ? wayOut(after) : undefined
    const of = way && [way.last, way.sprint, way.reach].join(' ')
    if (of === told) return
    open?.end(now)
    ;[open, told] = [undefined, of]
    if (!way) return
    const values = { ...names, ...way }
    open = writer.tell({
      ...{ topic: 'way-out', of: event.seq, from: now, kind: 'coming', audience: 'casters', weight: 76 },
      seats: [seats.fugitive],
      headline: sayFugitiveAir(language, 'way-out', values),
      detail: sayFugitiveAir(language, 'way-out.detail', values),
      how: sayFugitiveAir(language, 'way-out.how', values),
    })
  }
}

/** F4.1: the 42 could be placed next, with what is in hand; undefined also for a reader who does not see the hand. */
function wayOut({ hands, row, escape: out, changes }: Table) {
  const hand = listOf(hands.fugitive.cards)
  const last = row.length === 0 ? START : row.at(-1)?.card
  if (!hand?.includes(ESCAPE) || last === undefined || out) return undefined
  const reach = reachWith(changes.reach)
  const sprint = changes.noSprint
    ? 0
    : hand.reduce((sum, card) => (card === ESCAPE ? sum : sum + sprintOf(card) + changes.strong), 0)
  const distance = ESCAPE - last
  return distance <= reach + sprint ? { last, distance, reach, sprint } : undefined
}
