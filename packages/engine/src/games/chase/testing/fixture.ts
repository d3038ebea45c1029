import type { Finding } from '../../../audit/finding.ts'
import { createJudge, type WhatIf } from '../../../audit/judge.ts'
import type { By, Draft, LogEvent, Timing } from '../../../log/event.ts'
import { extendCourse, headOf, type LiveCourse, openCourse } from '../../../order/course.ts'
import { type Ruling, rule } from '../../../order/referee.ts'
import { seededRandom } from '../../../random.ts'
import { create } from '../decide/create.ts'
import { chase } from '../game.ts'
import type { Cell, Rotation } from '../pieces/geometry.ts'
import type { ChaseSymbol, Direction, TileSet } from '../pieces/pieces.ts'
import type { ChaseReport } from '../report.ts'
import type { Match } from '../state/match.ts'
import { nextRoles, startKeys } from '../state/next-deal.ts'
import { type Round, runnerPathOf } from '../state/round.ts'
import type { Awards } from '../state/tally.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { ActionType, ChaseEvent, ChaseType, Data } from '../vocabulary/events.ts'
import type { OptionsData } from '../vocabulary/options.ts'
import { PILES, STARTS, TILES } from './table-tiles.ts'

/** When the match is created; all times of a case are µs from here. */
export const T0 = 1_700_000_000_000_000
const STEP = 10_000

/** What a case says of an action where it matters; the rest follows from the position. */
export interface ActionTime {
  readonly by?: number
  readonly path?: number
  readonly arrives?: number
  /** The player's own clock, on a line slow enough for any cap. */
  readonly claims?: number
}

/** A fact is what it is on the table that it meets; `next` is when it arrives if it does not say. */
export type GivenFact = (match: Match, next: number) => Draft | readonly Draft[]
export type GivenFacts = readonly (GivenFact | GivenFacts)[]

/** Next to the path's last tile, or on a cell; `@` and the quarter turns after the tile. */
export type TilePlace = `${string} ${Direction}` | `${string} at ${number},${number}`

export interface Setup {
  readonly players?: 2 | 3 | 4
  readonly options?: Partial<OptionsData>
  readonly tileset?: TileSet
  /** Whether the record may say what the rules do not give. */
  readonly loose?: boolean
}

export interface Played {
  readonly events: readonly [ChaseEvent, ...ChaseEvent[]]
  readonly course: LiveCourse<Match, ChaseEvent>
  readonly match: Match
  /** When the next fact would arrive. */
  readonly next: number
}

/** The match that these facts lead to. */
export function play(setup: Setup, given: GivenFacts): Played {
  const { players = 2, options = {}, tileset = TILES } = setup
  const names = ['Ann', 'Bob', 'Cid', 'Dan'].slice(0, players)
  const draft = create({ id: 'case', at: T0, players: names, tileset, options })
  const created = numbered(draft, 1)
  const opened = openCourse(chase, created)
  const played = goOn({ events: [created], course: opened, match: headOf(opened), next: STEP }, given)
  const { findings } = judge(played)
  if (findings.length > 0 && !setup.loose) throw new Error(`no such position: ${JSON.stringify(findings)}`)
  return played
}

/** The match after more facts. */
export function goOn(played: Played, more: GivenFacts): Played {
  const events: [ChaseEvent, ...ChaseEvent[]] = [...played.events]
  let { course, next } = played
  for (const fact of flat(more)) {
    const drafts = fact(headOf(course), next)
    for (const draft of Array.isArray(drafts) ? drafts : [drafts]) {
      const event = numbered(draft, events.length + 1)
      events.push(event)
      course = extendCourse(chase, course, event)
      next = Math.max(next, (event.timing?.received ?? event.at) - T0 + STEP)
    }
  }
  return { events, course, match: headOf(course), next }
}

function flat(facts: GivenFacts): GivenFact[] {
  return facts.flatMap((one) => (typeof one === 'function' ? [one] : flat(one)))
}

function numbered(draft: Draft, seq: number): ChaseEvent {
  return { ...draft, seq, hash: '' } as LogEvent as ChaseEvent
}

/** What an audit makes of the facts. */
export function judge({ events: [created, ...events] }: Pick<Played, 'events'>, whatIf?: WhatIf) {
  const judging = createJudge(chase, created, whatIf)
  for (const event of events) judging.push(event)
  const { report, findings } = judging.finish()
  return { report: report as ChaseReport, findings }
}

export const said = (findings: readonly Finding[]) => findings.map(({ seq, what }) => `${seq} ${what}`)

export function lastRound(played: Pick<Played, 'events'>, whatIf?: WhatIf) {
  const round = judge(played, whatIf).report.rounds.at(-1)
  if (!round) throw new Error('no round has been dealt')
  return round
}

/** A mistake as cases write it: `path:position clause`. */
export function mistake(found: { path: number; position: number; clause: string } | null): string | null {
  return found && `${found.path}:${found.position} ${found.clause}`
}

/** A wish as the service would rule on it; it arrives next, unless it was timed. */
export function wish(played: Played, by: By, command: Command, timing: Partial<Timing> = {}): Ruling {
  const received = T0 + played.next
  return rule(chase, played.course, command, {
    by,
    timing: { received, claimed: null, rtt: null, seen: null, ...timing },
  })
}

/** The record with what the command comes to, allowed or not. */
export function recorded(played: Played, by: By, command: Command): Played {
  const decided = chase.decide(played.match, command, by)
  if (decided.type !== 'fact') return played
  const { type, data } = decided.fact
  const received = T0 + played.next
  const timing = chase.isAction(type) ? { timing: { received, claimed: null, rtt: null, seen: null } } : {}
  return goOn(played, [() => ({ type, at: received, by, ...timing, data })])
}

/** `code clause` of a refusal, `accepted` where there is none. */
export function answer(ruling: Ruling): string {
  return ruling.type !== 'refused' ? ruling.type : `${ruling.refusal.code} ${ruling.refusal.clause}`
}

// Facts

export function action<T extends ActionType>(
  type: T,
  data: Data[T],
  { by = 0, ...when }: ActionTime = {},
): GivenFact {
  return ({ options }, next) => {
    const { arrives, claims } = when
    const received = T0 + (arrives ?? claims ?? next)
    const claimed = claims === undefined ? null : T0 + claims
    const isFair = options.policy === 'fair' && chase.isRace(type)
    const [rtt, seen] = claimed === null ? [null, null] : [1_000_000, 0]
    const timing = { received, claimed, rtt, seen }
    return { type, at: isFair ? (claimed ?? received) : received, by, timing, data }
  }
}

/** What no player does. */
export function word<T extends ChaseType>(type: T, data: Data[T], by: By = 'server', at?: number): GivenFact {
  return (_, next) => ({ type, at: T0 + (at ?? next), by, data })
}

/** A deal as the rules give it, of known tiles: the lists of `table-tiles.ts` in order. */
export function deal(change: Partial<Data['round.dealt']> = {}): GivenFact {
  return (match, next) => {
    const roles = nextRoles(match)
    const size = match.options.headStart ? 3 : 2
    const start = Object.fromEntries(
      startKeys(roles).map((key, index) => [key, STARTS.slice(index * size, (index + 1) * size)]),
    )
    const round = (match.round?.number ?? 0) + 1
    const data = { round, roles, start, piles: [...PILES], ...change }
    return { type: 'round.dealt', at: T0 + next, by: 'server', data }
  }
}

export const claimsStart = (by?: number): GivenFact =>
  withRound((round) => action('start.claimed', {}, { by: by ?? round.runners[0] ?? 0 }))
export const takesPile = (pile: number): GivenFact =>
  withRound((round) => action('pile.taken', { pile }, { by: round.runners[0] ?? 0 }))

/** The starting tiles of one path, from the prison on. */
export function start(places: readonly TilePlace[], when: ActionTime = {}): GivenFact {
  return withRound((round) => {
    const by = when.by ?? round.claimer ?? round.runners[when.path ?? 0] ?? 0
    const tiles: (Cell & { tile: string; rot: Rotation })[] = []
    for (const place of places) tiles.push(placed(place, tiles.at(-1) ?? { x: 0, y: 0 }))
    return action('start.placed', { path: when.path ?? runnerPathOf(round, by) ?? 0, tiles }, { ...when, by })
  })
}

export function tile(place: TilePlace, when: ActionTime = {}): GivenFact {
  return withRound((round) => {
    const by = when.by ?? round.turn ?? round.runners[when.path ?? 0] ?? 0
    const path = when.path ?? runnerPathOf(round, by) ?? 0
    const last = round.paths[path]?.tiles.at(-1) ?? { x: 0, y: 0 }
    return action('tile.placed', { path, ...placed(place, last) }, { ...when, by })
  })
}

export const tiles = (places: readonly TilePlace[], when?: ActionTime): GivenFact[] =>
  places.map((place) => tile(place, when))

/** The next marker of a path, by the chaser who chases there unless somebody else is named. */
export function mark(symbol: ChaseSymbol, when: ActionTime & { readonly position?: number } = {}): GivenFact {
  return withRound((round) => {
    const path = when.path ?? 0
    const by = when.by ?? round.chasers.find((seat) => (round.plan.targets?.[seat] ?? -1) === path)
    const position = when.position ?? (round.paths[path]?.markers.length ?? 0) + 1
    return action(
      'marker.placed',
      { path, position, symbol },
      { ...when, by: by ?? round.chasers[path] ?? 0 },
    )
  })
}

export const marks = (symbols: readonly ChaseSymbol[], when?: ActionTime): GivenFact[] =>
  symbols.map((symbol) => mark(symbol, when))

export function loses(colour: 'red' | 'blue', when: ActionTime = {}): GivenFact {
  return withRound((round) => {
    const path = when.path ?? 0
    return action('trail.lost', { path, colour }, { by: round.chasers[path] ?? 0, ...when })
  })
}

export const corrected = (round: number, awards: Awards): GivenFact =>
  word('round.corrected', { round, winner: 'runners', awards: { ...awards }, reason: 'video' }, 'organiser')

/** What the referee has to say this many seconds later. */
export function referee(seconds = 0): GivenFact {
  return (match, next) => chase.conclude(match, T0 + next + seconds * 1_000_000, seededRandom(1)).drafts
}

/** A round that runs: north from the prison, the second path of 4 players south. */
export function opening(players: 2 | 3 | 4 = 2, size: 2 | 3 = 2): GivenFact[] {
  const [north, south] = [STARTS.slice(0, size), STARTS.slice(size, 2 * size)]
  const first = start(north.map((id): TilePlace => `${id} north`))
  if (players === 2) return [deal(), first, takesPile(0)]
  if (players === 3) return [deal(), claimsStart(), first]
  return [
    deal(),
    first,
    start(
      south.map((id): TilePlace => `${id} south`),
      { path: 1 },
    ),
  ]
}

/** A whole round, as short as can be: both sides err on the first tile, or one, or none. */
export function scoredFor(winner: 'runners' | 'chasers' | null, players: 2 | 3 | 4 = 2): GivenFacts {
  const first: TilePlace[] = [winner === null ? 's1 at 5,5' : 's1 north', 's2 north']
  const caught = marks([winner === 'chasers' ? 'triangle' : 'star', 'diamond'])
  if (players === 2) return [deal(), start(first), caught, referee()]
  if (players === 3) return [deal(), claimsStart(), start(first), caught, referee()]
  const other = [
    start(['s3 south', 's4 south'], { path: 1 }),
    caught,
    marks(['diamond', 'triangle'], { path: 1 }),
  ]
  return [deal(), start(first), ...other, referee()]
}

function withRound(fact: (round: Round) => GivenFact): GivenFact {
  return (match, next) => {
    if (!match.round) throw new Error('no round has been dealt')
    return fact(match.round)(match, next)
  }
}

const STEPS: Readonly<Record<string, Cell>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
}

function placed(place: TilePlace, last: Cell): Cell & { tile: string; rot: Rotation } {
  const [name = '', way = '', cell = ''] = place.split(' ')
  const [id = '', turns = '0'] = name.split('@')
  const rot = (Number(turns) & 3) as Rotation
  const step = STEPS[way]
  if (step) return { tile: id, x: last.x + step.x, y: last.y + step.y, rot }
  const [x = 0, y = 0] = cell.split(',').map(Number)
  return { tile: id, x, y, rot }
}
