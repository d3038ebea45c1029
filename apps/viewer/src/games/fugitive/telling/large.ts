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
 * The card at a point, if this side knows it; without one, the hideout that has turned up last. An event is not among
 * them while it is read: the table itself shows it large.
 */
export function fugitiveLargeOf(
  plan: FugitivePlan,
  at: Point | undefined,
  instant: number,
  language: Language,
): LargePiece[] {
  if (at) {
    const used = plan.events.findLast((one) => one.asideFrom <= instant && isAt(one.aside, at))
    const event = used && eventCard(used.event)
    if (event) {
      return [
        {
          key: `event ${used.seq}`,
          label: event.name[language],
          drawing: eventFace(event, language),
          turn: 0,
        },
      ]
    }
    const pointed = cardAt(plan, at, instant)
    if (pointed !== undefined) return [cardPiece(pointed, language)]
  }
  let newest: Turning | undefined
  for (const one of plan.hideouts) {
    const isNew = one.flip + TURN_OVER <= instant && instant < one.flip + LOOK
    if (isNew && one.flip > (newest?.flip ?? 0)) newest = one
  }
  return newest?.card === undefined ? [] : [cardPiece(newest.card, language)]
}

function isAt(place: Point, { x, y }: Point): boolean {
  return Math.abs(place.x - x) < CARD.width / 2 && Math.abs(place.y - y) < CARD.height / 2
}

/** Sprint cards reach out northwards from under hideouts: what lies higher is met first. */
function cardAt(
  { hideouts, sprints, hands, out }: FugitivePlan,
  at: Point,
  instant: number,
): number | undefined {
  const isThere = (one: Point) => isAt(one, at)
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
