import type { Audience, Secret } from '../../../game.ts'
import type { JsonObject } from '../../../log/event.ts'
import type { Match } from '../state/match.ts'
import { startKeys } from '../state/next-deal.ts'
import { type Path, pileOf, type Round } from '../state/round.ts'
import type { ChaseEvent } from '../vocabulary/events.ts'

/** Whether anybody may not see all of an event when it is recorded: it gets a salt. */
export function isSecret(match: Match, event: Pick<ChaseEvent, 'type'>): boolean {
  if (event.type === 'round.dealt' || event.type === 'plan.set') return true
  if (event.type !== 'start.placed' || match.players.length !== 4) return false
  return match.round?.paths.every((path) => path.start === undefined) ?? true
}

/** "Who sees what while a match runs" of the log format, for the present round. */
export function knows(match: Match, audience: Audience): readonly Secret[] {
  return match.round ? knowsOf(match.round, audience) : []
}

function knowsOf(round: Round, audience: Audience): Secret[] {
  const secrets: Secret[] = []
  const know = (seq: number | undefined, part: string) => {
    if (seq !== undefined) secrets.push({ seq, part })
  }
  const seat = typeof audience === 'object' ? audience.seat : -1
  const role = round.roles[seat]
  const running = round.started !== undefined
  if (role === 'runner') {
    for (const start of startsKnownTo(round, seat)) know(round.dealt.seq, `start:${start}`)
    for (const pile of pilesKnownTo(round, seat)) know(round.dealt.seq, `pile:${pile}`)
  }
  if (role === 'runner' || running) {
    know(round.planned.sides, 'plan')
    for (const path of round.paths) know(path.start?.seq, 'tiles')
  }
  if (role === 'chaser' || running) know(round.planned.targets, 'plan')
  return secrets
}

/** C3.3: of 3 players only the runner who claimed it sees the start; C3.4: of 4 both runners see both. */
function startsKnownTo(round: Round, runner: number): string[] {
  if (round.roles.length === 3) return round.claimer === runner ? ['team'] : []
  return startKeys(round.roles)
}

/**
 * C4.3: of 2 players, the runner knows a pile from when it is first taken. C4.4: of 3 and 4, a runner knows the own
 * pile from the start, and the other runner's only after an exchange.
 */
function pilesKnownTo(round: Round, runner: number): number[] {
  if (round.runners.length === 1) return [0, 1].filter((pile) => round.looked[pile])
  if (round.started === undefined) return []
  return round.exchanged ? [0, 1] : [0, 1].filter((pile) => pile === pileOf(round, runner))
}

/** Leaves out of an event's data every part that is not known. */
export function mask(
  event: ChaseEvent,
  isKnown: (part: string) => boolean,
): { readonly data: JsonObject; readonly hidden: boolean } {
  const whole = { data: event.data as JsonObject, hidden: false }
  switch (event.type) {
    case 'round.dealt':
      return maskDeal(event.data, isKnown)
    case 'start.placed':
      return isKnown('tiles') ? whole : { data: { path: event.data.path, hidden: true }, hidden: true }
    case 'plan.set':
      return isKnown('plan') ? whole : { data: { hidden: true }, hidden: true }
    default:
      return whole
  }
}

function maskDeal(
  data: Extract<ChaseEvent, { type: 'round.dealt' }>['data'],
  isKnown: (part: string) => boolean,
): { readonly data: JsonObject; readonly hidden: boolean } {
  const { round, roles, start = {}, piles = [null, null] } = data
  const starts = Object.entries(start).filter(([key]) => isKnown(`start:${key}`))
  const seen = piles.map((pile, index) => (isKnown(`pile:${index}`) ? pile : null))
  const hidden = starts.length < Object.keys(start).length || seen.includes(null)
  if (!hidden) return { data: data as JsonObject, hidden }
  return {
    data: {
      round,
      roles,
      ...(starts.length > 0 ? { start: Object.fromEntries(starts) } : {}),
      ...(seen.some((pile) => pile !== null) ? { piles: seen } : {}),
      hidden: true,
    },
    hidden,
  }
}

/** The match as an audience knows it: the same from the whole log and from the audience's own stream. */
export function viewOf(match: Match, audience: Audience): Match {
  if (match.over || audience === 'caster' || audience === 'organiser') return match
  return {
    ...match,
    past: match.past.map((round) => viewOfRound(round, audience)),
    round: match.round && viewOfRound(match.round, audience),
  }
}

function viewOfRound(round: Round, audience: Audience): Round {
  return withKnown(round, new Set(knowsOf(round, audience).map(({ seq, part }) => `${seq} ${part}`)))
}

function withKnown(round: Round, known: ReadonlySet<string>): Round {
  const isKnown = (seq: number | undefined, part: string) => seq !== undefined && known.has(`${seq} ${part}`)
  const starts = Object.entries(round.starts ?? {}).filter(([key]) =>
    isKnown(round.dealt.seq, `start:${key}`),
  )
  const sides = isKnown(round.planned.sides, 'plan')
  const targets = isKnown(round.planned.targets, 'plan')
  return {
    ...round,
    starts: starts.length > 0 ? Object.fromEntries(starts) : undefined,
    piles: [
      pileAs(round, 0, isKnown(round.dealt.seq, 'pile:0')),
      pileAs(round, 1, isKnown(round.dealt.seq, 'pile:1')),
    ],
    paths: round.paths.map((path) => pathAs(path, isKnown(path.start?.seq, 'tiles'))),
    plan: {
      sides: sides ? round.plan.sides : undefined,
      targets: targets ? round.plan.targets : undefined,
    },
    planned: {
      sides: sides ? round.planned.sides : undefined,
      targets: targets ? round.planned.targets : undefined,
    },
    // What is late tells nobody anything: the shadow is seen with the knowledge of the table.
    shadow: round.shadow && withKnown(round.shadow, known),
  }
}

function pileAs(round: Round, index: 0 | 1, known: boolean): Round['piles'][0] {
  const { tiles, size } = round.piles[index]
  return { tiles: known ? tiles : undefined, size }
}

function pathAs(path: Path, known: boolean): Path {
  return path.start && !known ? { ...path, start: { ...path.start, tiles: undefined } } : path
}
