import { clockAfterFact } from '../../../clock/turn-clock.ts'
import type { By, Draft, LogEvent } from '../../../log/event.ts'
import type { Random } from '../../../random.ts'
import { seededRandom } from '../../../random.ts'
import { unwrap } from '../../../result.ts'
import type { Equipment, TunnelName } from '../board/board.ts'
import { colditz } from '../game.ts'
import type { Card } from '../pieces/cards.ts'
import { officerOf, powNumber } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { changed, type Marker, RESERVE, type Table, type Turn } from '../state/table.ts'
import type { Command } from '../vocabulary/commands.ts'
import type { ColditzEvent, Data } from '../vocabulary/events.ts'
import type { OptionsData } from '../vocabulary/options.ts'

/** When a case begins; its times are µs from here. */
export const T0 = 1_700_000_000_000_000
const STEP = 10_000

/** The security officer of a case; the officers are 1, 2 … in the order of play. */
export const SECURITY = 0

/** The nth POW of an officer, from 0. */
export const pow = powNumber

/**
 * A table as a case needs it: facts alone would take fifty rounds to lead there. What is not named is as it is when
 * everybody has posted and nobody has moved: all POWs on white, all guards in reserve, empty hands.
 */
export interface Position {
  readonly players?: number
  readonly options?: Partial<OptionsData>
  /** POWs that stand elsewhere, by number. */
  readonly pows?: Readonly<Record<number, string>>
  /** POWs that were freed in this round (K9.7); `inward`: from the outer cell (K9.8). */
  readonly freed?: Readonly<Record<number, 'inward' | 'grey'>>
  readonly escaped?: readonly number[]
  /** Where the first guards stand. */
  readonly guards?: readonly string[]
  readonly equipment?: Readonly<Record<number, Partial<Record<Equipment, number>>>>
  readonly piles?: Partial<Record<Equipment, number>>
  readonly hands?: Readonly<Record<number, readonly Card[]>>
  readonly withoutKit?: readonly number[]
  readonly markers?: readonly Marker[]
  readonly tunnels?: readonly { readonly name: TunnelName; readonly isDetected?: boolean }[]
  readonly round?: number
  /** Whose turn it is, and what they have done in it. */
  readonly turn: number
  readonly did?: Partial<Turn>
}

/** The match in that position. */
export function matchAt(position: Position): Match {
  const { players = 3, options = {}, turn, did, round = 3 } = position
  const created = unwrap(
    colditz.create(
      { id: 'case', at: T0, seats: players, options: { security: SECURITY, ...options } },
      seededRandom(1),
    ),
  )
  let match = colditz.begin(numbered(created, 1))
  const draft: Draft<string, Data['cards.dealt']> = colditz.conclude(
    { ...match, players: match.players.map((one) => ({ ...one, taken: true, ready: true })) },
    T0,
    seededRandom(1),
  ).drafts[0] as never
  match = colditz.evolve(match, numbered(draft, 2), { type: 'applies' })
  const table = match.table as Table
  const known = { ...position, turn, round }
  return {
    ...match,
    players: match.players.map((one, seat) => ({ ...one, name: `player ${seat}`, taken: true, ready: true })),
    clock: match.clock && clockAfterFact(match.clock, T0),
    table: arranged(table, known, did),
  }
}

function arranged(table: Table, position: Position, did: Partial<Turn> = {}): Table {
  const {
    pows = {},
    freed = {},
    escaped = [],
    guards = [],
    hands = {},
    withoutKit = [],
    round = 3,
  } = position
  const emptied = withHands(table, hands)
  return {
    ...emptied,
    pows: table.pows.map((one) => ({
      ...one,
      at: pows[one.id] ?? one.at,
      safeIn: freed[one.id] ? round : undefined,
      isInward: freed[one.id] === 'inward',
      hasEscaped: escaped.includes(one.id),
    })),
    guards: table.guards.map((_, guard) => guards[guard] ?? RESERVE),
    equipment: table.equipment.map((own, seat) => ({ ...own, ...position.equipment?.[seat] })),
    piles: { ...table.piles, ...position.piles },
    kits: table.kits.map((has, seat) => has && !withoutKit.includes(seat)),
    markers: position.markers ?? [],
    tunnels: (position.tunnels ?? []).map(({ name, isDetected = false }) => ({ name, isDetected })),
    turn: { ...table.turn, number: 10, round, seat: position.turn, ...did },
    steps: [{ type: 'turn', seat: position.turn }],
  }
}

/** The cards of the hands come out of the decks, and those dealt before go back. */
function withHands(table: Table, hands: NonNullable<Position['hands']>): Table {
  let current: Table = {
    ...table,
    decks: {
      opportunity: [
        ...cardsIn(table.decks.opportunity),
        ...table.hands.flatMap((hand, seat) => (seat === SECURITY ? [] : cardsIn(hand))),
      ],
      security: [...cardsIn(table.decks.security), ...cardsIn(table.hands[SECURITY] ?? [])],
    },
    hands: table.hands.map(() => []),
  }
  for (const [name, hand] of Object.entries(hands)) {
    const seat = Number(name)
    const deck = seat === SECURITY ? 'security' : 'opportunity'
    const left = [...cardsIn(current.decks[deck])]
    for (const card of hand) left.splice(left.indexOf(card), 1)
    current = {
      ...current,
      decks: { ...current.decks, [deck]: left },
      hands: changed(current.hands, seat, () => hand),
    }
  }
  return current
}

function cardsIn(cards: Table['hands'][number]): readonly Card[] {
  return typeof cards === 'number' ? [] : cards
}

/** Somebody's wish, or what nobody says: that time passes, or that somebody leaves. */
export type Happening =
  | readonly [seat: number, wish: Command]
  | { readonly waits: number }
  | { readonly leaves: number }

export interface Told {
  readonly match: Match
  readonly table: Table
  readonly events: readonly ColditzEvent[]
  /** Of the last wish, `code clause`; undefined where it was accepted. */
  readonly refused: string | undefined
}

/** What becomes of it, the referee's words included; `dice`: what the next dice show. */
export function told(position: Position, happens: readonly Happening[], dice: readonly number[] = []): Told {
  let match = matchAt(position)
  const events: ColditzEvent[] = []
  const random = loaded(dice)
  let now = T0
  let refused: string | undefined
  const record = (draft: Draft) => {
    const event = numbered(draft, events.length + 3)
    const admission = colditz.admit(match, event)
    if (admission.type === 'finding') return `${admission.refusal.code} ${admission.refusal.clause}`
    match = colditz.evolve(match, event, admission)
    events.push(event)
    return undefined
  }
  const conclude = () => {
    for (let count = 0; count < 40; count++) {
      const { drafts } = colditz.conclude(match, now, random)
      if (drafts.length === 0) return
      for (const draft of drafts) {
        const problem = record(draft)
        if (problem) throw new Error(`the referee said what it refuses: ${problem} ${JSON.stringify(draft)}`)
      }
    }
    throw new Error('the referee does not come to an end')
  }
  for (const happening of happens) {
    if (refused !== undefined) throw new Error(`refused before: ${refused}`)
    now += STEP
    if ('waits' in happening) now += happening.waits * 1_000_000
    else if ('leaves' in happening) record({ type: 'seat.left', at: now, by: happening.leaves, data: {} })
    else refused = wish(happening[0], happening[1])
    conclude()
  }
  return { match, table: match.table as Table, events, refused }

  function wish(by: By, command: Command): string | undefined {
    const decided = colditz.decide(match, command, by)
    if (decided.type === 'refused') return `${decided.refusal.code} ${decided.refusal.clause}`
    if (decided.type === 'unforeseeable') throw new Error('unforeseeable')
    const timing = { received: now, claimed: null, rtt: null, seen: null }
    return record({ ...decided.fact, at: now, by, timing })
  }
}

/** Dice that show what a case says; a shuffle, which asks for other bounds, takes what it gets. */
function loaded(dice: readonly number[]): Random {
  const left = [...dice]
  const rest = seededRandom(7)
  return (bound) => {
    const next = bound === 6 ? left.shift() : undefined
    return next === undefined ? rest(bound) : next - 1
  }
}

function numbered(draft: Draft, seq: number): ColditzEvent {
  return { ...draft, seq, hash: '' } as LogEvent as ColditzEvent
}

/** Where a POW is. */
export function at({ table }: Told, id: number): string | undefined {
  return table.pows.find((one) => one.id === id)?.at
}

/** The first step, as `type seat` or `type: open seats`, with the card that may answer. */
export function due({ table }: Told): string {
  const [step] = table.steps
  if (!step) return 'nothing'
  if (step.type === 'react') return `${step.card}: ${step.open.join()}`
  if ('open' in step) return `${step.type}: ${step.open.join()}`
  return 'seat' in step ? `${step.type} ${step.seat}` : step.type
}

/** A whole throw for moving, with so many points. */
export const THROWN = (points: number): Partial<Turn> => ({ hasThrown: true, isFirstDone: true, points })

/** Along a way: `closet.3 westfoot`. */
export const along = (squares: string): string[] => squares.split(' ')

/** A rope or gap that an officer's POWs have passed. */
export function marked(way: string, by: string, passed: readonly number[]): Marker {
  return { way, at: by, seat: officerOf(passed[0] ?? 0), passed }
}
