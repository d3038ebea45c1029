import { countOf, ESCAPE, listOf, type RowPlace, START, seatOfRole } from '@getaway/engine/fugitive'
import { LONG_AGO, NEVER } from '../../../table/easing.ts'
import { pendingUntil } from '../../../table/of-player.ts'
import type { Laying } from './laying.ts'
import { BEFORE_THE_REST, GLIDE, NEXT_CARD, TUCK, TURN_OVER } from './motion.ts'
import { handPlaceAt, layoutOf, rowPlaceAt, sprintPlaceAt } from './places.ts'
import type { Coming, Hideout, Place, Sprint } from './plan.ts'

interface Row {
  readonly hideouts: readonly Hideout[]
  readonly sprints: readonly Sprint[]
}

/** What is told of the row once it is turned over after the end, by the name under which it is skipped. */
export const ROW_STORY = 'row'

/** The hideouts in the order of the row, with what is tucked under them. */
export function rowOf(laying: Laying): Row {
  const { match, table, chronicle, timeline, look, layout, isPeeking } = laying
  const hideouts: Hideout[] = [startOf(laying)]
  const sprints: Sprint[] = []
  const isHidden = look.isHandHidden === true && look.seat === seatOfRole(match, 'fugitive')
  const all = table.escape ? [...table.row, table.escape] : table.row
  const isSkipped = look.skipped === ROW_STORY
  // Skipped, it lies open once the end is shown, and is no story any more.
  let rest = chronicle.endFrom + (isSkipped ? -TURN_OVER - 1 : BEFORE_THE_REST)
  /** After the end, what was never found turns over from the start on, as far as it is known. */
  const flipOf = (recorded: number | undefined, isUp: boolean, isKnown: boolean): number => {
    if (recorded !== undefined) return recorded
    if (isUp) return LONG_AGO
    if (!match.over || !isKnown || !Number.isFinite(rest)) return NEVER
    if (isSkipped) return rest
    rest += NEXT_CARD
    return rest - NEXT_CARD
  }
  for (const [nth, one] of all.entries()) {
    const place = nth + 1
    const at = chronicle.placedAt[place] ?? LONG_AGO
    const pending = pendingUntil(timeline.own, one.seq)
    // What its player has put down just now lies there at once.
    const placedAt = pending === 0 ? at : at - GLIDE
    const lying = rowPlaceAt(layout, place)
    const origin = handPlaceAt(layoutOf(place, layout.near), 'fugitive', 0, 1)
    const under = countOf(one.sprint)
    const isEscape = one === table.escape
    const isCardKnown = one.card !== undefined
    const flip = flipOf(chronicle.flips.get(place), one.isUp, isCardKnown)
    const isSecret = isHidden && flip === NEVER
    const toldFrom = chronicle.told.get(place) ?? LONG_AGO
    hideouts.push({
      place,
      kind: isEscape ? 'escape' : 'hideout',
      seq: one.seq,
      card: isSecret ? undefined : one.card,
      flip,
      isPeeked: isPeeking && isCardKnown && !one.isUp,
      sprints: under,
      parity: one.parity && { of: one.parity, from: toldFrom },
      deck: one.deck === undefined ? undefined : { of: one.deck ?? undefined, from: toldFrom },
      pendingUntil: pending,
      ...coming(laying, lying, placedAt + under * TUCK, origin, place),
    })
    const cards = listOf(one.sprint)
    const sprintFlip = flipOf(sprintFlipOf(laying, one, place), one.isSprintUp, cards !== undefined)
    const isSprintSecret = isHidden && sprintFlip === NEVER
    for (let tucked = 0; tucked < under; tucked++) {
      const card = isSprintSecret ? undefined : cards?.[tucked]
      sprints.push({
        place,
        nth: tucked,
        of: under,
        card,
        flip: sprintFlip,
        isPeeked: isPeeking && card !== undefined && !one.isSprintUp,
        pendingUntil: pending,
        ...coming(laying, sprintPlaceAt(lying, tucked, under), placedAt + tucked * TUCK, origin, place),
      })
    }
  }
  return { hideouts, sprints }
}

function startOf(laying: Laying): Hideout {
  return {
    place: 0,
    kind: 'start',
    seq: 0,
    card: START,
    flip: LONG_AGO,
    isPeeked: false,
    sprints: 0,
    parity: undefined,
    deck: undefined,
    pendingUntil: 0,
    ...coming(laying, rowPlaceAt(laying.layout, 0), LONG_AGO, undefined, 0),
  }
}

/** Comes from its player's hand; or, where the row has grown past a line since, from where it lay before. */
function coming(
  { before, changedAt, layout }: Laying,
  lying: Place,
  from: number,
  origin: Place | undefined,
  place: number,
): Coming {
  if (changedAt <= from || place >= before.places) return { ...lying, from, origin }
  const lay = rowPlaceAt(before, place)
  const now = rowPlaceAt(layout, place)
  return {
    ...lying,
    from: changedAt,
    origin: { x: lay.x + lying.x - now.x, y: lay.y + lying.y - now.y, turn: 0 },
  }
}

function sprintFlipOf({ chronicle }: Laying, { card }: RowPlace, place: number): number | undefined {
  return card === ESCAPE ? undefined : chronicle.sprintFlips.get(place)
}
