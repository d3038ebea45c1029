import type { Random } from '../../../random.ts'
import { placesOfRelease } from '../arrests/release.ts'
import { areaOf, EQUIPMENT } from '../board/board.ts'
import { castle } from '../board/castle.ts'
import { cardAct } from '../cards/card-acts.ts'
import { sabotageOf } from '../cards/guard-cards.ts'
import { mayAttend } from '../evolve/muster.ts'
import { kindsOf } from '../moves/equipment.ts'
import { guardsOnBoard } from '../moves/guard-walk.ts'
import { powStepOf } from '../moves/pow-step.ts'
import { guardReach, powReach } from '../moves/reach.ts'
import { endObjection, withPowStep } from '../moves/walk.ts'
import { cardsOf, isReaction } from '../pieces/cards.ts'
import { MOST_CARDS } from '../pieces/pieces.ts'
import type { Match } from '../state/match.ts'
import { cellAt, freeWhite, isOnBoard, powOf, powsOf, squareAt } from '../state/places.ts'
import { listOf, RESERVE, type Step, type Table } from '../state/table.ts'
import type { Command } from '../vocabulary/commands.ts'

/** What somebody at that seat might ask for, by what they see: mostly what is due, now and then anything. */
export function randomColditzWish(view: Match, seat: number, random: Random): Command | undefined {
  const { table } = view
  if (!table) return { type: 'get-ready' }
  const [step] = table.steps
  if (!step) return undefined
  if (random(60) === 0) return anything(table, random)
  if ('open' in step) return step.open.includes(seat) ? answerTo(table, step, seat, random) : undefined
  switch (step.type) {
    case 'deploy':
      return step.seat === seat ? { type: 'post-guards', posts: randomPosts(table, random) } : undefined
    case 'turn':
      if (step.seat === seat) return turnWish(table, seat, random)
      return seat !== table.security && step.seat !== table.security && random(4) === 0
        ? tradeWish(table, seat, random)
        : undefined
    default:
      return undefined
  }
}

export function oneOf<T>(items: readonly T[], random: Random): T | undefined {
  return items[random(Math.max(1, items.length))]
}

function randomPosts({ players }: Table, random: Random): string[] {
  const { inner, outer } = castle.posts
  const some = (posts: readonly string[], count: number) => {
    const left = [...posts]
    return Array.from({ length: count }, () => left.splice(random(left.length), 1)[0] ?? '')
  }
  // With two players there are 6 guards: one within, up to 5 without.
  return [...some(inner, players - 1), ...some(outer, 2 + random(4))]
}

function answerTo(table: Table, step: Step, seat: number, random: Random): Command {
  const hand = listOf(table.hands[seat] ?? 0) ?? []
  switch (step.type) {
    case 'react': {
      if (!hand.includes(step.card) || random(3) === 0) return { type: 'let-pass' }
      if (step.card !== 'warning') return { type: 'play', card: step.card }
      const hideaways = castle.squares.filter(({ kind }) => kind === 'hideaway').map(({ id }) => id)
      const hides = powsOf(table, seat)
        .filter((pow) => isOnBoard(pow) && random(2) === 0)
        .map(({ id }) => ({ pow: id, to: oneOf(hideaways, random) ?? '' }))
      return { type: 'play', card: 'warning', hides }
    }
    case 'attend':
      return { type: 'attend', pows: mayAttend(table, seat).filter(() => random(2) === 0) }
    case 'surrender':
      return { type: 'surrender', kind: oneOf(kindsOf(table, seat), random) ?? 'rope' }
    case 'sabotaged':
      return { type: 'give-up-cards', cards: hand.slice(0, sabotageOf(table).count) }
    default:
      return { type: 'station', to: oneOf(freeWhite(table, seat), random) ?? '' }
  }
}

function turnWish(table: Table, seat: number, random: Random): Command {
  const hand = listOf(table.hands[seat] ?? 0) ?? []
  if (hand.length > MOST_CARDS) {
    const card = oneOf(hand, random) ?? 'release'
    return random(2) === 0 ? { type: 'discard', card } : playing(table, seat, random)
  }
  if (hand.length > 0 && random(5) === 0) return playing(table, seat, random)
  if (seat === table.security) return guardWish(table, random)
  const cell = powsOf(table, seat).find(({ at }) => cellAt(at))
  if (table.turn.mayFree && cell) return { type: 'free', pow: cell.id }
  const found = findable(table, seat)
  if (found && random(3) > 0) return found
  if (table.turn.hasThrown && table.turn.points > 0 && random(8) > 0) return moving(table, seat, random)
  if (!table.turn.hasThrown && random(12) > 0) return { type: 'throw', for: 'move', again: random(8) > 0 }
  const dared = powsOf(table, seat).find((pow) => squareAt(pow.at)?.zone === 'inner')
  if (dared && table.doOrDie[seat] !== 0 && table.kits[seat] && random(40) === 0)
    return { type: 'dare', pow: dared.id }
  return (random(6) === 0 ? tradeWish(table, seat, random) : undefined) ?? { type: 'end-turn' }
}

function guardWish(table: Table, random: Random): Command {
  const { turn } = table
  if (!turn.hasThrown)
    return { type: 'throw', for: turn.appel === 'called' && random(2) === 0 ? 'search' : 'move', again: true }
  const reserve = table.guards.indexOf(RESERVE)
  const post = oneOf(
    castle.squares.filter(({ isPost, id }) => isPost && !table.guards.includes(id)).map(({ id }) => id),
    random,
  )
  if (turn.points === 0 || random(6) === 0) return { type: 'end-turn' }
  if (reserve !== -1 && post && random(4) === 0) return { type: 'call-guard', guard: reserve, post }
  const one = oneOf(guardsOnBoard(table), random)
  if (!one) return { type: 'end-turn' }
  const reach = [...guardReach(table, one.guard).values()].filter(({ isEnd }) => isEnd)
  const arrest = reach.find(({ isArrest }) => isArrest)
  const goal = arrest ?? oneOf(reach, random)
  if (!goal) return random(2) === 0 ? { type: 'dismiss-guard', guard: one.guard } : { type: 'end-turn' }
  const lifts = table.markers.map(({ at }) => at).filter((at) => goal.path.includes(at) && random(2) === 0)
  return {
    type: 'move-guard',
    guard: one.guard,
    path: [...goal.path],
    ...(lifts.length > 0 ? { lifts } : {}),
  }
}

/** A POW as far as it may get, mostly outwards or into a room. */
function moving(table: Table, seat: number, random: Random): Command {
  const pow = oneOf(powsOf(table, seat).filter(isOnBoard), random)
  if (!pow) return { type: 'end-turn' }
  // To see all that can be reached takes long; mostly somebody just walks about.
  if (random(4) > 0) return strolling(table, pow.id, random)
  const reach = [...powReach(table, pow.id)].filter(([, { isEnd }]) => isEnd)
  const rooms = reach.filter(([at]) => squareAt(at)?.kind === 'room')
  const out = reach.filter(([at]) => squareAt(at)?.zone !== 'inner')
  const targets = reach.filter(([at]) => squareAt(at)?.kind === 'target')
  const kinds = [targets, out, rooms, reach].filter((list) => list.length > 0)
  const [, goal] = oneOf(kinds[random(2) === 0 ? 0 : random(kinds.length)] ?? [], random) ?? []
  return goal ? { type: 'move-pow', pow: pow.id, path: [...goal.path] } : { type: 'end-turn' }
}

/** A few steps anywhere, as the rules allow them; the last that may be an end. */
function strolling(table: Table, id: number, random: Random): Command {
  let current = table
  const path: string[] = []
  let end = 0
  for (let left = Math.min(table.turn.points, 1 + random(6)); left > 0; left--) {
    const pow = powOf(current, id)
    const ways = pow && castle.powWays[squareAt(pow.at)?.index ?? -1]
    const next = ways && oneOf(ways, random)?.to
    const step =
      pow && next && !path.includes(next.id) ? powStepOf(current, pow, next.id, undefined) : undefined
    if (!step || typeof step === 'string') break
    path.push(step.to.id)
    if (step.arrest || endObjection(current, step) === undefined) end = path.length
    if (step.arrest || step.to.kind === 'target') break
    current = withPowStep(current, 0, step)
  }
  return end > 0 ? { type: 'move-pow', pow: id, path: path.slice(0, end) } : { type: 'end-turn' }
}

function findable(table: Table, seat: number): Command | undefined {
  for (const kind of EQUIPMENT) {
    const there = powsOf(table, seat).filter((pow) => symbolAt(pow.at) === kind)
    const [one, other] = there
    if (one && other && table.piles[kind] > 0) return { type: 'find', kind, pows: [one.id, other.id] }
  }
  return undefined
}

function symbolAt(at: string): string | undefined {
  const square = squareAt(at)
  return square?.kind === 'room' ? areaOf(castle, square.area).symbol : undefined
}

/** A card of the hand, with something to do it to; often what has to be refused. */
function playing(table: Table, seat: number, random: Random): Command {
  const hand = (listOf(table.hands[seat] ?? 0) ?? []).filter((card) => !isReaction(card))
  const card = oneOf(hand, random)
  if (card === undefined) return { type: 'end-turn' }
  if (card.startsWith('kit-')) return { type: 'discard', card }
  const isOfSecurity = seat === table.security
  const own = powsOf(table, seat).filter(isOnBoard)
  const pow = isOfSecurity
    ? oneOf(
        table.pows.filter((one) => squareAt(one.at)?.zone === 'outside' && !one.hasEscaped),
        random,
      )
    : card === 'release'
      ? powsOf(table, seat).find(({ at }) => cellAt(at))
      : oneOf(own, random)
  const guards = guardsOnBoard(table)
    .map(({ guard }) => guard)
    .slice(0, card === 'inspection' ? 2 : 1)
  const needsGuards = ['diversion', 'inspection', 'shot'].includes(card)
  const played = {
    card,
    ...(pow ? { pow: pow.id } : {}),
    ...(needsGuards ? { guards } : {}),
    ...(card === 'shot' ? { again: true } : {}),
  }
  const filled = cardAct(card)?.fill?.(table, seat, played) ?? played
  return { type: 'play', ...filled } as Command
}

function tradeWish(table: Table, seat: number, random: Random): Command | undefined {
  const asked = table.offers.standing.find(({ to }) => to === seat)
  if (asked) {
    const isYes = random(3) > 0
    return { type: isYes ? 'accept' : 'decline', offer: asked.seq }
  }
  const others = Array.from({ length: table.players }, (_, one) => one).filter(
    (one) => one !== seat && one !== table.security,
  )
  const to = oneOf(others, random)
  if (to === undefined) return undefined
  const mine = table.offers.standing.find(({ by }) => by === seat)
  if (mine && random(3) === 0) return { type: 'withdraw', offer: mine.seq }
  const jailed = powsOf(table, to).find(({ at }) => cellAt(at))
  if (table.turn.seat === seat && jailed && random(2) === 0) {
    const hand = listOf(table.hands[seat] ?? 0) ?? []
    if (table.turn.mayFree || hand.includes('release'))
      return { type: 'offer', to, frees: { pow: jailed.id, by: table.turn.mayFree ? 'double' : 'card' } }
  }
  const card = oneOf(listOf(table.hands[seat] ?? 0) ?? [], random)
  const kind = oneOf(kindsOf(table, seat), random)
  const wanted = oneOf(kindsOf(table, to), random)
  const gives = {
    equipment: kind && random(2) === 0 ? [kind] : [],
    cards: card && random(2) === 0 ? [card as 'release'] : [],
  }
  const wants = { equipment: wanted && random(3) === 0 ? [wanted] : [], cards: [] }
  return { type: 'offer', to, gives, wants }
}

/** Out of turn, out of hand, out of reach: what a referee has to refuse. */
function anything(table: Table, random: Random): Command {
  const square = () => oneOf(castle.squares, random)?.id ?? ''
  const pow = () => random(48)
  const card = oneOf([...cardsOf('opportunity'), ...cardsOf('security')], random) ?? 'release'
  const wishes: Command[] = [
    { type: 'get-ready' },
    { type: 'throw', for: 'search', again: true },
    { type: 'move-pow', pow: pow(), path: [square()] },
    { type: 'move-guard', guard: random(16), path: [square()] },
    { type: 'call-guard', guard: random(16), post: square() },
    { type: 'play', card, pow: pow(), to: square() },
    { type: 'discard', card },
    { type: 'attend', pows: [pow()] },
    { type: 'station', to: square() },
    { type: 'free', pow: pow(), to: placesOfRelease(table, pow())[0] ?? square() },
    { type: 'let-pass' },
    { type: 'dare', pow: pow() },
    { type: 'accept', offer: random(200) },
    { type: 'find', kind: 'rope', pows: [pow(), pow()], home: [{ pow: pow(), to: square() }] },
    { type: 'make-kit', pows: [pow(), pow()], cards: ['kit-clothes-food'] },
    { type: 'offer', to: random(6), frees: { pow: pow(), by: 'card' } },
    { type: 'give-up-cards', cards: [card] },
    { type: 'surrender', kind: 'key' },
  ]
  return oneOf(wishes, random) ?? { type: 'end-turn' }
}
