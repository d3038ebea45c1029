import type { Deal, LogLine, OracleSetup, OracleTile } from './types.ts'

export function readSetup(events: readonly LogLine[]): OracleSetup {
  const data = events.find((e) => e.type === 'game.created')?.data ?? {}
  const options = data.options ?? {}
  const tiles: OracleTile[] = data.tileset?.tiles ?? []
  const victory = [{ perfect: 2 }, { perfect: 1, small: 1 }, { small: 3 }]
  return {
    players: data.players?.length ?? 0,
    tiles: new Map(tiles.map((tile) => [tile.id, tile])),
    width: options.table?.width ?? 21,
    height: options.table?.height ?? 15,
    headStart: options.variants?.headStart === true,
    perfectPlan: options.variants?.perfectPlan === true,
    victory: options.victory ?? victory,
    race: { policy: options.race?.policy ?? 'arrival', capMs: options.race?.capMs ?? 100 },
    firstChaser: options.firstChaser ?? 0,
  }
}

/** The deal is followed as it is, right or wrong. */
export function readDeal(setup: OracleSetup, { data }: LogLine): Deal {
  const roles: string[] = data.roles
  const seats = roles.map((_, seat) => seat)
  return {
    setup,
    round: data.round,
    players: setup.players,
    roles,
    runners: seats.filter((seat) => roles[seat] === 'runner'),
    chasers: seats.filter((seat) => roles[seat] === 'chaser'),
    paths: setup.players === 4 ? 2 : 1,
    start: data.start,
    piles: data.piles,
  }
}

/** C2.5, C9.1 */
function rolesAfter(setup: OracleSetup, before: { deal: Deal; voided: boolean } | undefined): string[] {
  const n = setup.players
  const seats = Array.from({ length: n }, (_, seat) => seat)
  if (before === undefined) {
    const first = setup.firstChaser
    const chasers = n === 4 ? [first, (first + 1) % n] : [first]
    return seats.map((seat) => (chasers.includes(seat) ? 'chaser' : 'runner'))
  }
  if (before.voided) return [...before.deal.roles]
  // Two swap, of three the chaser's role goes left, four take the role from their right: the same turn.
  return seats.map((seat) => before.deal.roles[(seat + n - 1) % n] ?? '')
}

/** Whether pieces and roles of this deal are as C2 and C9.1 want them after the round before. */
export function isRightDeal(deal: Deal, before: { deal: Deal; voided: boolean } | undefined): boolean {
  const { setup } = deal
  if (deal.round !== (before?.deal.round ?? 0) + 1) return false
  if (deal.roles.join() !== rolesAfter(setup, before).join()) return false
  return isRightStart(deal) && areRightPiles(deal)
}

/** C2.2 */
function isRightStart(deal: Deal): boolean {
  const keys = deal.players === 3 ? ['team'] : deal.runners.map(String)
  if (Object.keys(deal.start).toSorted().join() !== keys.toSorted().join()) return false
  const hands = keys.map((key) => deal.start[key] ?? [])
  if (hands.some((hand) => hand.length !== (deal.setup.headStart ? 3 : 2))) return false
  const ids = hands.flat()
  if (ids.some((id) => deal.setup.tiles.get(id)?.kind !== 'start')) return false
  return new Set(ids).size === ids.length
}

/** C2.3, C9.3 */
function areRightPiles(deal: Deal): boolean {
  const { tiles, perfectPlan } = deal.setup
  if (deal.piles.length !== 2 || deal.piles.some((pile) => pile.length !== 14)) return false
  const ids = deal.piles.flat()
  if (new Set(ids).size !== 28) return false
  const ofKind = (kind: string): number => ids.filter((id) => tiles.get(id)?.kind === kind).length
  if (ofKind('route') !== 25 || ofKind('hideout') !== 3) return false
  if (!perfectPlan) return true
  return deal.piles.every((pile) => {
    const items = pile.map((id) => tiles.get(id)?.item)
    return ['map', 'money', 'keys'].every((item) => items.includes(item))
  })
}
