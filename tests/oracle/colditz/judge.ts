import { type Allowed, goesToWhite, judgePoints, type Memory, powOf } from './allowed.ts'
import { judgeCard } from './cards.ts'
import { CELLS, squareNamed } from './castle.ts'
import { judgeDice, judgeShot } from './dice.ts'
import type { Aside } from './journey.ts'
import { judgeFind, judgeGuardMove, judgeJourney, judgePosts, judgeRelease } from './moves.ts'
import { disorderIn, winnersBy } from './order.ts'
import { officerOf, type Seen, type SeenEvent } from './seen.ts'
import { judgeGuardsHome, judgeRollCall, judgeTunnels, unexplained } from './turns.ts'

export type Judge = (before: Seen, event: SeenEvent, after: Seen) => readonly string[]

/**
 * A second judge of what can be judged plainly: paths, distances, arrests, ends, and that nothing changes by itself. It
 * is written from the rules page, has a board of its own and shares no code with the engine: it is shown the table
 * before and after each event, and says what was wrong.
 */
export function createJudge(): Judge {
  const memory: Memory = {
    walk: undefined,
    arrival: undefined,
    throwFor: undefined,
    shot: undefined,
    attending: undefined,
  }
  return (before, event, after) => {
    const allowed: Allowed = { pows: new Map(), guards: new Map(), complaints: [] }
    JUDGED[event.type]?.(before, event, after, allowed, memory)
    judgeShot(before, after, allowed, memory)
    judgeTunnels(before, event, after, allowed)
    judgeRollCall(before, event, after, allowed, memory)
    judgeGuardsHome(before, after, allowed)
    return [...allowed.complaints, ...unexplained(before, after, allowed), ...disorderIn(after)]
  }
}

type Rule = (before: Seen, event: SeenEvent, after: Seen, allowed: Allowed, memory: Memory) => void

const JUDGED: Readonly<Record<string, Rule>> = {
  'guards.posted': (before, { data }, _, allowed) => judgePosts(before, data.posts as string[], allowed),
  'pow.moved': (before, { data }, after, allowed, memory) => {
    const pow = powOf(before, data.pow)
    const asides = (data.asides ?? []) as Aside[]
    if (pow) judgeJourney(before, after, pow, data.path as string[], asides, allowed, memory)
  },
  'guard.moved': judgeGuardMove,
  'guard.called': (before, { data }, after, allowed) => {
    const square = squareNamed(data.post as string)
    if (!square?.marks.includes('post')) allowed.complaints.push(`${data.post} is no post`)
    if (before.guards[data.guard as number] !== 'reserve')
      allowed.complaints.push('only the reserve is called')
    allowed.guards.set(data.guard as number, (at) => at === data.post)
    judgePoints(before, after, 1, allowed)
  },
  'guard.dismissed': (before, { data }, after, allowed) => {
    const at = squareNamed(before.guards[data.guard as number] ?? '')
    if (!at?.marks.includes('post')) allowed.complaints.push('only guards on posts are sent back')
    allowed.guards.set(data.guard as number, (now) => now === 'returned')
    judgePoints(before, after, 1, allowed)
  },
  'equipment.found': judgeFind,
  'kit.made': (before, { by, data }, after, allowed) => {
    if (before.kits[by as number]) allowed.complaints.push('nobody has two kits')
    if (!before.pows.some(({ id, hasEscaped }) => hasEscaped && officerOf(id) === by))
      allowed.complaints.push('a kit is made after an escape only')
    if (!after.kits[by as number]) allowed.complaints.push('the kit is missing')
    const used = (data.pows as number[]).length
    const home = data.home as { pow: number; to: string }[]
    if (home.length * 2 < used) allowed.complaints.push('half of the POWs go to the Appel area')
    for (const { pow, to } of home) goesToWhite(before, pow, to, allowed)
  },
  'pow.freed': (before, { data }, _, allowed) =>
    judgeRelease(before, data.pow as number, data.to as string, allowed),
  'pow.stationed': (_, { data }, __, allowed) => {
    if (squareNamed(data.to as string)?.kind !== 'appel')
      allowed.complaints.push('new POWs come to white squares')
  },
  'dice.asked': (_, { data }, __, ___, memory) => {
    memory.throwFor = { what: data.for as string, pow: -1, guard: -1 }
  },
  'escape.dared': (_, { data }, __, ___, memory) => {
    memory.throwFor = { what: 'die', pow: data.pow as number, guard: -1 }
  },
  'dice.thrown': judgeDice,
  'card.played': judgeCard,
  'offer.accepted': (before, { data }, after, allowed) => {
    for (const { id, at } of before.pows) {
      const now = powOf(after, id)?.at
      if (CELLS.some((cell) => cell.id === at) && now !== at)
        judgeRelease(before, id, (data.to as string | undefined) ?? now ?? '', allowed)
    }
  },
  'step.lapsed': (before, { data }, _, allowed) => {
    if (data.posts) judgePosts(before, data.posts as string[], allowed)
  },
  'reaction.passed': answered,
  'reaction.lapsed': answered,
  'game.ended': (before, { data }, _, allowed) => {
    const winners = winnersBy(before, data.reason as string)
    if (!winners || winners.join() !== (data.winners as number[]).join())
      allowed.complaints.push(
        `${data.reason}: ${winners?.join() ?? 'nobody'} won, not ${(data.winners as number[]).join()}`,
      )
  },
}

/** What had waited for an answer goes on. */
function answered(before: Seen, _: SeenEvent, after: Seen, allowed: Allowed, memory: Memory): void {
  const { walk, arrival } = memory
  if (walk) {
    memory.walk = undefined
    const pow = powOf(before, walk.pow)
    if (pow) judgeJourney(before, after, pow, walk.rest, walk.asides, allowed, memory)
  } else if (arrival) {
    const [, ...gates] = arrival.gates
    memory.arrival = gates.length > 0 ? { ...arrival, gates } : undefined
    if (gates.length === 0) allowed.pows.set(arrival.pow, (at) => at === arrival.to)
  }
}
