import { createClient } from '@getaway/client'
import type { Random } from '@getaway/engine'
import { type Command, chaserPathOf, type Match, runnerPathOf } from '@getaway/engine/chase'
import { playersWish, type Skill } from '@getaway/engine/testing'
import type { Language } from '../../../apps/viewer/src/language/language.ts'
import { seeMatch } from '../../support/service/seen-match.ts'
import type { TestPage } from '../page.ts'
import type { MakeHands } from './hands.ts'
import { knowledgeOf } from './knowledge.ts'

/** A player whose turn comes when the others have had theirs. */
export interface Player {
  readonly seat: number
  /** The match as they see it, once they have been shown so many events. */
  view(atLeast: number): Promise<Match>
  /** Does it, and gives the number of what was recorded, or of the end of the round that came before it. */
  carryOut(wish: Command, view: Match): Promise<number>
}

export interface Person extends Player {
  readonly tab: TestPage
  readonly language: Language
  /** The numbers of what they have done, as far as they have seen it. */
  readonly acts: readonly number[]
  readonly match: string
  readonly token: string
}

/** A host who waits for bots as well starts with the same press. */
const GET_READY = /^(I am ready|Start$|Ready|Ci sono)/

/** Somebody at a page, who knows what it shows and does what can be done on it. */
export async function personAt(
  tab: TestPage,
  seat: number,
  makeHands: MakeHands,
  language: Language = 'en',
): Promise<Person> {
  const { match, token, acts, view, more } = await knowledgeOf(tab, seat)
  const hands = makeHands(tab, language)
  const does = async (wish: Command, at: Match) => {
    switch (wish.type) {
      case 'get-ready':
        return hands.press(GET_READY)
      case 'place-start':
        for (const tile of wish.tiles) await hands.lay(tile)
        return
      case 'place-tile':
        return hands.lay(wish)
      default:
        return hands.act(actOf(wish, at), at)
    }
  }
  return {
    tab,
    language,
    seat,
    match,
    token,
    acts,
    view,
    async carryOut(wish, at) {
      const before = acts.length
      const what = JSON.stringify(wish)
      try {
        await does(wish, at)
        for (let heard = at; ; heard = await more()) {
          const own = acts.at(-1)
          if (acts.length > before && own !== undefined) return own
          if (heard.round?.number === at.round?.number && heard.round?.score && !at.round?.score) return 0
        }
      } catch (cause) {
        // C9.1: it begins without those who let the others wait.
        if (wish.type === 'get-ready' && (await view()).round?.number !== at.round?.number) return 0
        throw new Error(`nothing came of ${what}, and the page says:\n${await saidOn(tab)}`, { cause })
      }
    },
  }
}

/** All words of a page, for people who look for what went wrong. */
function saidOn({ page }: TestPage): Promise<string> {
  return page.locator('body').innerText()
}

/** The name of the act that a wish is. */
function actOf(wish: Command, { round }: Match): string {
  switch (wish.type) {
    case 'place-marker':
      return `mark-${wish.symbol}`
    case 'pass-markers':
      return `pass-${wish.colour}`
    case 'take-pile':
      return round?.held === undefined ? 'take-pile' : 'switch-pile'
    case 'call-exchange':
    case 'answer-exchange':
    case 'withdraw-exchange':
      return 'exchange'
    case 'plan-sides':
      return 'next-side'
    case 'plan-targets':
      return 'swap-targets'
    default:
      return wish.type
  }
}

/** Somebody at the same table whose page we do without. */
export function farPlayer(address: string, match: string, token: string, seat: number) {
  const connection = createClient({ url: address }).connect(match, { token })
  const seen = seeMatch(connection)
  return {
    seat,
    async view(atLeast: number) {
      await seen.until(() => seen.head() >= atLeast, `event ${atLeast}`)
      return seen.state()
    },
    async carryOut(wish: Command) {
      const answer = await connection.send({ ...wish })
      return answer.type === 'ack' ? answer.seq : 0
    },
    close: () => connection.close(),
    async leave() {
      await connection.send({ type: 'leave' })
      connection.close()
    },
  } satisfies Player & { close(): void; leave(): Promise<void> }
}

const SKILL: Skill = { care: 100, sight: 100, haste: 100, pace: 0, sense: 100, favourite: undefined }

const MOST_TRIES = 50

/** How far a path goes before the chasers set out, and how far runners go at most. */
export interface Pace {
  readonly lead: number
  readonly most: number
}

/** What a seat would do: runners rest at some length, so that every round comes to an end. */
export function wishOf(view: Match, seat: number, { lead, most }: Pace, random: Random): Command | undefined {
  const { round } = view
  if (round?.started && !round.score) {
    const [hunted, run] = [chaserPathOf(round, seat), runnerPathOf(round, seat)]
    if (hunted !== undefined && (round.paths[hunted]?.tiles.length ?? 0) < lead) return undefined
    if (run !== undefined && (round.paths[run]?.tiles.length ?? 0) >= most) return undefined
    // C3.3: who waits for their turn lets the other one lay.
    const isWaiting = round.turn !== undefined && round.turn !== seat
    if (run !== undefined && isWaiting && round.caller === undefined) return undefined
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const wish = playersWish(view, seat, SKILL, random)
    if (!wish || isSensible(view, seat, wish)) return wish
  }
  return undefined
}

/** What no hand can do is not wished for: a page puts no tile on another one, nor on the prison, and no tile that it does not see. */
function isSensible({ round }: Match, seat: number, wish: Command): boolean {
  if (wish.type === 'plan-targets' || wish.type === 'plan-sides') return false
  // C4.5: a hand that is laid down is not there. C3.3: nobody lays when it is not their turn.
  if (wish.type === 'place-tile' && (round?.caller === seat || (round?.turn ?? seat) !== seat)) return false
  if (wish.type === 'place-start' && wish.tiles.length === 0) return false
  const tiles = wish.type === 'place-start' ? wish.tiles : wish.type === 'place-tile' ? [wish] : []
  const lying = round?.paths.flatMap((path) => (round.started ? path.tiles : (path.start?.tiles ?? []))) ?? []
  return tiles.every(({ x, y }) => ![{ x: 0, y: 0 }, ...lying].some((one) => one.x === x && one.y === y))
}
