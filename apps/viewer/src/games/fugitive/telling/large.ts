import { eventCard } from '@getaway/engine/fugitive'
import { eventFace, hideoutFace, placeName } from '@getaway/faces/fugitive'
import type { Language } from '../../../language/language.ts'
import type { Point } from '../../../table/extent.ts'
import type { LargePiece } from '../../../table/pieces.ts'
import { TURN_OVER } from '../plan/motion.ts'
import { CARD } from '../plan/places.ts'
import type { FugitivePlan, Turning } from '../plan/plan.ts'

/** How long a hideout that has just turned up is shown large. */
const LOOK = 3_500_000

/**
 * The card at a point, if this side knows it; without one, the event that is being read, or what has just turned up.
 */
export function fugitiveLargeOf(
  plan: FugitivePlan,
  at: Point | undefined,
  instant: number,
  language: Language,
): LargePiece[] {
  if (at) {
    const pointed = cardAt(plan, at, instant)
    if (pointed !== undefined) return [cardPiece(pointed, language)]
  }
  const read = plan.events.findLast(({ from, asideFrom }) => from <= instant && instant < asideFrom)
  const event = read && eventCard(read.event)
  if (event) {
    return [
      { key: `event ${read.seq}`, label: event.name[language], drawing: eventFace(event, language), turn: 0 },
    ]
  }
  const turned = [...plan.hideouts, ...plan.sprints].filter(
    ({ flip, card }) => card !== undefined && flip + TURN_OVER <= instant && instant < flip + LOOK,
  )
  return turned.map(({ card }) => cardPiece(card ?? 0, language))
}

/** Sprint cards reach out northwards from under hideouts: what lies higher is met first. */
function cardAt(
  { hideouts, sprints, hands, out }: FugitivePlan,
  { x, y }: Point,
  instant: number,
): number | undefined {
  const isThere = (one: Point) =>
    Math.abs(one.x - x) < CARD.width / 2 && Math.abs(one.y - y) < CARD.height / 2
  const isKnown = ({ card, flip, isPeeked }: Turning) => card !== undefined && (isPeeked || flip <= instant)
  const hideout = hideouts.findLast(isThere)
  if (hideout) return isKnown(hideout) ? hideout.card : undefined
  const sprint = sprints.findLast(isThere)
  if (sprint) return isKnown(sprint) ? sprint.card : undefined
  const held = hands.findLast(isThere)
  if (held) return held.card !== undefined && held.flip <= instant ? held.card : undefined
  return out.findLast(isThere)?.card
}

function cardPiece(card: number, language: Language): LargePiece {
  const name = placeName(card, language) ?? ''
  return { key: `hideout ${card}`, label: `${card}, ${name}`, drawing: hideoutFace(card, language), turn: 0 }
}
