import { noOffers } from '../../../offers/offer.ts'
import { EQUIPMENT_COUNTS } from '../pieces/cards.ts'
import { inPlayOf, powNumber } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { officersOf, rollCallOf } from '../state/places.ts'
import { type Pow, RESERVE, type Table, type Turn } from '../state/table.ts'
import type { EventOf } from '../vocabulary/events.ts'

const NOTHING = { rope: 0, cutters: 0, pass: 0, key: 0 } as const

/** K4: the table as it is dealt. */
export function openTable({ options, players }: Match, { seq, data }: EventOf<'cards.dealt'>): Table {
  const seats = players.map((_, seat) => seat)
  const frame = { players: players.length, security: options.security }
  const { guards, pows } = inPlayOf(players.length)
  return {
    ...frame,
    dealt: seq,
    rounds: options.rounds,
    joint: options.joint,
    hasChapelExit: options.chapelExit,
    pows: officersOf(frame).flatMap((seat) =>
      rollCallOf(frame, seat)
        .slice(0, pows)
        .map((at, nth) => powAt(seat, nth, at)),
    ),
    guards: Array.from({ length: guards }, () => RESERVE),
    piles: EQUIPMENT_COUNTS,
    equipment: seats.map(() => NOTHING),
    kits: seats.map((seat) => seat !== options.security),
    hands: seats.map((seat) => data.hands[seat] ?? 0),
    decks: { opportunity: data.opportunity, security: data.security },
    under: { opportunity: [], security: [] },
    doOrDie: seats.map((seat) =>
      doOrDieOf(data.doOrDie, seat, seat === options.security || !options.doOrDie),
    ),
    isOut: seats.map(() => false),
    markers: [],
    tunnels: [],
    turn: { ...turnOf(options.security), number: 0, round: 0 },
    steps: [{ type: 'deploy', seat: options.security }, { type: 'end-turn' }],
    offers: noOffers(players.length),
    known: seats.map((seat) => ({ seq, part: `hand.${seat}`, seats: [seat] })),
    chronicle: { escapes: [], arrests: [], throws: [], played: [], attempts: [] },
  }
}

/** A turn before anything is done in it. */
export function turnOf(seat: number): Turn {
  return {
    number: 0,
    round: 0,
    seat,
    hasThrown: false,
    points: 0,
    isFirstDone: false,
    mayFree: false,
    gates: [],
    hasKitPlayed: false,
    hasArrested: false,
    freed: [],
    appel: 'none',
    attending: [],
    spentUs: 0,
  }
}

function powAt(seat: number, nth: number, at: string): Pow {
  return { id: powNumber(seat, nth), at, safeIn: undefined, isInward: false, hasEscaped: false }
}

/** K4.3: nobody looks at them. */
function doOrDieOf(
  dealt: EventOf<'cards.dealt'>['data']['doOrDie'],
  seat: number,
  hasNone: boolean,
): number | null {
  if (hasNone) return 0
  return typeof dealt === 'object' ? (dealt[seat] ?? 0) : null
}
