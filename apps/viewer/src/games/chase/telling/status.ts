import {
  type Check,
  ITEMS,
  type Match,
  matchWinner,
  type Round,
  type Score,
  targetOf,
} from '@getaway/engine/chase'
import type { Language } from '../../../language/language.ts'
import { scoreTargetOf } from '../../../table/score-target.ts'
import type { PlayerStatus, SignGroup, TableStatus } from '../../../table/table-status.ts'
import { CHASE_MARKS } from '../marks.ts'
import type { ChasePlan } from '../plan/plan.ts'
import type { ChaseTimeline } from '../plan/plan-of.ts'
import { ITEM_ICONS } from './item-icons.ts'
import { collected, nameOf, runnerOf, teamsOf } from './names.ts'
import { withMistake } from './say-move.ts'
import { sayTakenBack } from './say-taken-back.ts'
import { sayChase } from './words.ts'

const KINDS = Object.values(CHASE_MARKS)

/** The table in words: while a round is checked nobody is told how it went. */
export function chaseStatusOf(
  timeline: ChaseTimeline,
  plan: ChasePlan,
  instant: number,
  language: Language,
): TableStatus {
  const { match, check } = plan
  const isChecking = check !== undefined && instant < check.scoreAt
  const round = isChecking ? check.round : match.round
  return {
    title: isChecking ? sayChase(language, 'round', { n: check.round.number }) : titleOf(match, language),
    sentence: isChecking ? checkingOf(check, instant, match, language) : sentenceOf(match, language),
    players: match.players.map((_, seat) => playerOf(plan, seat, instant, language)),
    waitsFor: isChecking ? [] : awaited(match).map((seat) => nameOf(match, seat, language)),
    target: match.over && !isChecking ? undefined : scoreTargetOf(targetOf(match), KINDS),
    signs: signsOf(round, language),
    counts: round ? countsOf(match, round, language) : [],
    takenBack: sayTakenBack(timeline, match, language),
  }
}

function checkingOf(check: Check, instant: number, match: Match, language: Language): string {
  if (instant >= check.from) return sayChase(language, 'now.checking')
  return check.round.ending
    ? sayChase(language, `now.${check.round.ending.reason}`, teamsOf(match, check.round, language))
    : ''
}

function titleOf({ round, over }: Match, language: Language): string {
  if (over) return sayChase(language, 'over')
  return round ? sayChase(language, 'round', { n: round.number }) : sayChase(language, 'waiting')
}

function sentenceOf(match: Match, language: Language): string {
  const { round, over } = match
  if (over?.how === 'abandoned') return sayChase(language, 'now.abandoned')
  const winner = winnerOf(match)
  if (winner !== undefined) return sayChase(language, 'now.won', { name: nameOf(match, winner, language) })
  if (!round) return sayChase(language, 'now.ready')
  const teams = teamsOf(match, round, language)
  if (round.setAside) return sayChase(language, 'now.set-aside')
  if (round.score) return afterRound(match, round, round.score, language)
  if (round.ending) return sayChase(language, `now.${round.ending.reason}`, teams)
  return sayChase(language, round.started ? 'now.running' : 'now.planning', teams)
}

/** Between rounds all who are not ready (C9.1); while one runs, the runners, and chasers with a tile before them. */
function awaited({ over, players, round }: Match): readonly number[] {
  if (over) return []
  if (!round || round.score || round.setAside)
    return players.flatMap(({ ready }, seat) => (ready ? [] : [seat]))
  if (round.ending) return []
  const canChase = round.paths.some(({ tiles, markers }) => tiles.length > markers.length)
  return canChase && round.started ? [...round.runners, ...round.chasers] : round.runners
}

/** How the round went, and by which mistake. */
function afterRound(match: Match, round: Round, { winner, mistakes }: Score, language: Language): string {
  const said = sayChase(language, `say.scored.${winner ?? 'nobody'}`, teamsOf(match, round, language))
  return `${withMistake(said, match, round, mistakes, language)}.`
}

/** Once the match has ended, and not before: nobody is told early. */
function winnerOf(match: Match): number | undefined {
  return match.over?.how === 'ended' ? matchWinner(match) : undefined
}

function playerOf(
  { match, check, coins, shown }: ChasePlan,
  seat: number,
  instant: number,
  language: Language,
): PlayerStatus {
  const isChecking = check !== undefined && instant < check.scoreAt
  const count = (kind: 'perfect' | 'small') =>
    coins.filter((coin) => coin.seat === seat && coin.kind === kind && coin.from <= instant).length
  const role = (isChecking ? shown : match.round)?.roles[seat]
  return {
    seat,
    name: nameOf(match, seat, language),
    role: role && sayChase(language, role),
    hasWon: !isChecking && winnerOf(match) === seat,
    marks: [
      { kind: CHASE_MARKS.perfect, count: count('perfect') },
      { kind: CHASE_MARKS.small, count: count('small') },
    ],
  }
}

/** The items, and the hideout, with what of them lies on the table. */
export function signsOf(round: Round | undefined, language: Language): SignGroup {
  const reached = collected(round)
  const signs = [...ITEMS, 'hideout' as const].map((item) => {
    const [label, isReached] = [sayChase(language, item), reached.has(item)]
    const said = sayChase(language, isReached ? 'sign.reached' : 'sign.missing', { label })
    return { label, icon: ITEM_ICONS[item], isReached, said }
  })
  return { label: sayChase(language, 'signs'), signs }
}

function countsOf(match: Match, round: Round, language: Language): TableStatus['counts'] {
  const tiles = round.paths.reduce((sum, path) => sum + path.tiles.length, 0)
  const leads = round.paths.map((path, index) => {
    const name = runnerOf(match, round, index, language)
    const label =
      name === undefined ? sayChase(language, 'count.lead') : sayChase(language, 'count.lead.of', { name })
    return { label, value: String(path.tiles.length - path.markers.length) }
  })
  const left = (colour: 'red' | 'blue') => round.stocks.reduce((sum, stock) => sum + stock[colour], 0)
  const markers = (['red', 'blue'] as const).map((colour) =>
    sayChase(language, `count.${colour}`, { n: left(colour) }),
  )
  return [
    { label: sayChase(language, 'count.tiles'), value: String(tiles) },
    ...leads,
    { label: sayChase(language, 'count.markers'), value: markers.join(', ') },
  ]
}
