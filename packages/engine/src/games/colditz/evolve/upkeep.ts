import { withoutOffers } from '../../../offers/offer.ts'
import { withArrest } from '../arrests/arrest.ts'
import { isDetectedRoom } from '../arrests/liability.ts'
import type { Square, TunnelName } from '../board/board.ts'
import { canPay } from '../moves/equipment.ts'
import { escapesOf } from '../moves/escape.ts'
import { guardsOnBoard, isOnlyForPursuers, isPursuit, mayBeIn, mayGoOutside } from '../moves/guard-walk.ts'
import type { Card } from '../pieces/cards.ts'
import { isOnBoard, officersOf, powOf, squareAt } from '../state/places.ts'
import { type Marker, more, RETURNED, type Table } from '../state/table.ts'

/** What the table puts in order after every act, whoever did it. */
export function withUpkeep(table: Table, seq: number): Table {
  return [withoutIdleMarkers, withoutPursuers, withoutEmptyOffers].reduce(
    (current, change) => change(current),
    withTunnelsTaken(table, seq),
  )
}

/** K7.4: a marker goes when none of those who passed it is beyond it any more. */
function withoutIdleMarkers(table: Table): Table {
  const markers = table.markers.filter((marker) => marker.passed.some((pow) => isBeyond(table, marker, pow)))
  return markers.length === table.markers.length ? table : { ...table, markers }
}

const DEPTH = { inner: 0, outer: 1, outside: 2 } as const

function isBeyond(table: Table, { at }: Marker, id: number): boolean {
  const pow = powOf(table, id)
  const [near, now] = [squareAt(at), squareAt(pow?.at ?? '')]
  return pow !== undefined && isOnBoard(pow) && !!near && !!now && DEPTH[now.zone] > DEPTH[near.zone]
}

/** K9.10: where only pursuers may stand they go back as soon as nobody is to be pursued there. */
function withoutPursuers(table: Table): Table {
  const [isOn, mayBeOutside] = [isPursuit(table), mayGoOutside(table)]
  return withGuardsBack(table, (square) => {
    if (isIndoors(square)) return !mayBeIn(table, square.area)
    return square.zone === 'outside' ? !mayBeOutside : !isOn
  })
}

/** K9.10: after a shot all pursuers return, whomever else they pursue; a detected tunnel keeps those who came for it. */
export function withPursuersBack(table: Table): Table {
  const isTunnelDetected = table.tunnels.some(({ isDetected }) => isDetected)
  return withGuardsBack(table, (square) => {
    if (isIndoors(square)) return !isDetectedRoom(table, square.area)
    return !(square.zone === 'outside' && isTunnelDetected)
  })
}

function withGuardsBack(table: Table, isOver: (square: Square) => boolean): Table {
  const goesBack = (at: string) => {
    const square = squareAt(at)
    return square !== undefined && isOnlyForPursuers(square) && isOver(square)
  }
  if (!table.guards.some(goesBack)) return table
  return { ...table, guards: table.guards.map((at) => (goesBack(at) ? RETURNED : at)) }
}

function isIndoors({ kind }: Square): boolean {
  return kind === 'room' || kind === 'hideaway'
}

/** An offer whose equipment its maker has no more falls. */
function withoutEmptyOffers(table: Table): Table {
  const offers = withoutOffers(
    table.offers,
    ({ by, terms }) => terms.type === 'trade' && !canPay(table, by, terms.gives.equipment),
  )
  return offers === table.offers ? table : { ...table, offers }
}

/** K12.3: two guards at once in a detected tunnel take everybody in it. */
function withTunnelsTaken(table: Table, seq: number): Table {
  return table.tunnels.reduce((current, { name, isDetected }) => {
    const inside = guardsIn(current, name)
    if (!isDetected || inside.length < 2) return current
    const arrested = powsIn(current, name).reduce((taken, pow) => {
      const isPast = squareAt(pow.at)?.zone !== 'inner'
      return withArrest(taken, seq, pow.id, 'tunnel', {
        zone: isPast ? 'outer' : 'inner',
        confiscates: isPast,
      })
    }, current)
    // K9.1: two guards have arrested somebody.
    return withoutTunnel({ ...arrested, turn: { ...arrested.turn, hasArrested: true } }, name)
  }, table)
}

/** K12.3: at the end of anybody's turn a tunnel with fewer than two POWs in it falls in. */
export function withTunnelsFallen(table: Table, seq: number): Table {
  return table.tunnels.reduce((current, { name }) => {
    const inside = powsIn(current, name)
    if (inside.length >= 2) return current
    const buried = inside.reduce((taken, pow) => {
      const zone = squareAt(pow.at)?.zone === 'inner' ? 'inner' : 'outer'
      return withArrest(taken, seq, pow.id, 'fell-in', { zone, confiscates: false })
    }, current)
    return withoutTunnel(buried, name)
  }, table)
}

/** Its cards go under their decks, its guards to the barracks. */
function withoutTunnel(table: Table, name: TunnelName): Table {
  const tunnel = table.tunnels.find((one) => one.name === name)
  const guards = guardsIn(table, name)
  return {
    ...table,
    tunnels: table.tunnels.filter((one) => one.name !== name),
    guards: table.guards.map((at, guard) => (guards.includes(guard) ? RETURNED : at)),
    under: {
      opportunity: more<Card>(table.under.opportunity, [`tunnel-${name}`]),
      security: tunnel?.isDetected ? more<Card>(table.under.security, ['detected']) : table.under.security,
    },
  }
}

function powsIn({ pows }: Table, name: TunnelName) {
  return pows.filter((pow) => isOnBoard(pow) && squareAt(pow.at)?.area === `tunnel-${name}`)
}

function guardsIn(table: Table, name: TunnelName): readonly number[] {
  return guardsOnBoard(table).flatMap(({ guard, at }) =>
    squareAt(at)?.area === `tunnel-${name}` ? [guard] : [],
  )
}

/** K1.2: the officers in play have won together. */
export function isWonTogether(table: Table): boolean {
  if (table.joint === 0) return false
  const escapes = officersOf(table).reduce((sum, seat) => sum + escapesOf(table, seat), 0)
  return escapes >= table.joint
}
