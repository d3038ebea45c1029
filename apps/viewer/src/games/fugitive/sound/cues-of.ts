import { seatOfRole } from '@getaway/engine/fugitive'
import type { Cue, Sound, Sounding } from '../../../table/cue.ts'
import { NEVER } from '../../../table/easing.ts'
import { ARREST, GLIDE, NEXT_CARD, RISE, SPEAK, TURN_OVER } from '../plan/motion.ts'
import type { FugitivePlan } from '../plan/plan.ts'

export const fugitiveSounding: Sounding<FugitivePlan> = { cuesOf: fugitiveCuesOf }

/** When in its flight a card touches the table, and when in its fall the star does. */
const LANDED = 0.85
const STRUCK = 0.45

/** What is heard of a table of Fugitive: cards that come to lie and turn over, numbers spoken, the answer, and the end. */
function fugitiveCuesOf(plan: FugitivePlan, seat: number | undefined): readonly Cue[] {
  const { match, isCalm, hideouts, sprints, hands, counters, events, hunt, ending } = plan
  const after = (from: number, share: number) => from + (isCalm ? 0 : share)
  const cue = (key: string, at: number, sound: Sound, isOwn = false): Cue => ({ key, at, sound, isOwn })
  const cues: Cue[] = []
  for (const { place, seq, from, flip, pendingUntil, kind } of hideouts) {
    if (kind !== 'start')
      cues.push(cue(`hideout ${seq}`, after(from, GLIDE * LANDED), 'lay', pendingUntil > 0))
    if (flip !== NEVER && kind === 'hideout')
      cues.push(cue(`found ${place}`, after(flip, TURN_OVER * LANDED), 'lay'))
  }
  for (const { place, nth, from, flip, pendingUntil } of sprints) {
    cues.push(cue(`sprint ${place} ${nth}`, after(from, GLIDE * LANDED), 'mark', pendingUntil > 0))
    if (flip !== NEVER && nth === 0)
      cues.push(cue(`sprints ${place}`, after(flip, TURN_OVER * LANDED), 'mark'))
  }
  for (const { role, from, isDrawn } of hands) {
    if (isDrawn)
      cues.push(cue(`drawn ${role} ${from}`, after(from, GLIDE * LANDED), 'lay', seat === seatOf(plan, role)))
  }
  const told = new Set<number>()
  for (const { guess, number, from, answeredFrom, isRight, pendingUntil } of counters) {
    if (from < answeredFrom)
      cues.push(cue(`guess ${guess} ${number}`, after(from, SPEAK), 'mark', pendingUntil > 0))
    if (isRight === undefined || told.has(guess)) continue
    told.add(guess)
    cues.push(cue(`answer ${guess}`, answeredFrom, isRight ? 'right' : 'wrong'))
  }
  for (const { seq, from } of events) cues.push(cue(`event ${seq}`, after(from, RISE / 2), 'turn'))
  if (hunt) cues.push(cue('hunt', hunt.from, 'begin'))
  if (match.table?.turn.number === 1 && hideouts.length === 1)
    cues.push(cue('deal', hands[0]?.from ?? 0, 'begin'))
  if (ending) {
    const struck = after(ending.from, ARREST * STRUCK)
    if (ending.winner === 'marshal') cues.push(cue('star', struck, 'slam'))
    const hasWon = seat === undefined || seat === seatOf(plan, ending.winner)
    cues.push(cue('end', struck + NEXT_CARD, hasWon ? 'won' : 'lost'))
  }
  return [...cues, ...turnOf(plan, seat)].filter(({ at }) => Number.isFinite(at))
}

function seatOf({ match }: FugitivePlan, role: 'fugitive' | 'marshal'): number {
  return seatOfRole(match, role)
}

/** A player hears when it is their turn. */
function turnOf({ match, seats, restsAt, ending }: FugitivePlan, seat: number | undefined): Cue[] {
  const own = seats.find((one) => one.seat === seat)
  const turn = match.table?.turn.number ?? 0
  if (seat === undefined || !own?.isOnTurn || ending || turn < 2) return []
  return [{ key: `turn ${turn}`, at: restsAt, sound: 'turn', isOwn: true }]
}
