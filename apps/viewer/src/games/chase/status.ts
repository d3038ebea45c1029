import { chase, ITEMS, levelAtTheTop, type Match, type Round, type Score } from '@getaway/engine/chase'
import type { Language } from '../../language/language.ts'
import type { PlayerStatus, Sign, TableStatus } from '../game-table.ts'
import { collected, nameOf, runnerOf, teamsOf } from './names.ts'
import { sayMove, withMistake } from './say-move.ts'
import type { ChaseTimeline } from './table-view.ts'
import { say } from './words.ts'

const MOVES = 40

/** The table in words at an instant. */
export function chaseStatusAt(timeline: ChaseTimeline, instant: number, language: Language): TableStatus {
  const index = timeline.indexAt(instant)
  const match = timeline.stateAfter(index)
  const { round } = match
  return {
    title: titleOf(match, language),
    sentence: sentenceOf(match, language),
    players: match.players.map((_, seat) => playerOf(match, seat, language)),
    signs: signsOf(round, language),
    counts: round ? countsOf(match, round, language) : [],
    moves: movesUpTo(timeline, index, language),
  }
}

function titleOf({ round, over }: Match, language: Language): string {
  if (over) return say(language, 'over')
  return round ? say(language, 'round', { n: round.number }) : say(language, 'waiting')
}

function sentenceOf(match: Match, language: Language): string {
  const { round, over } = match
  if (over?.how === 'abandoned') return say(language, 'now.abandoned')
  const winner = winnerOf(match)
  if (winner !== undefined) return say(language, 'now.won', { name: nameOf(match, winner, language) })
  if (!round) return say(language, 'now.ready')
  const teams = teamsOf(match, round, language)
  if (round.setAside) return say(language, 'now.set-aside')
  if (round.score) return afterRound(match, round, round.score, language)
  if (round.ending) return say(language, `now.${round.ending.reason}`, teams)
  return say(language, round.started ? 'now.running' : 'now.planning', teams)
}

/** How the round went, by which mistake, and whether another one has to decide (C9.2). */
function afterRound(match: Match, round: Round, { winner, mistakes }: Score, language: Language): string {
  const said = say(language, `say.scored.${winner ?? 'nobody'}`, teamsOf(match, round, language))
  const sentence = `${withMistake(said, match, round, mistakes, language)}.`
  const isLevel = levelAtTheTop(match.tally, match.options.victory).length > 0
  return isLevel ? `${sentence} ${say(language, 'now.level')}` : sentence
}

/** Once the match has ended, and not before: nobody is told early. */
function winnerOf(match: Match): number | undefined {
  return match.over?.how === 'ended' ? (chase.outcomeOf(match).winner ?? undefined) : undefined
}

function playerOf(match: Match, seat: number, language: Language): PlayerStatus {
  const { perfect, small } = match.tally[seat] ?? { perfect: 0, small: 0 }
  const role = match.round?.roles[seat]
  return {
    seat,
    name: nameOf(match, seat, language),
    role: role && say(language, role),
    hasWon: winnerOf(match) === seat,
    marks: [
      { kind: 'gold', count: perfect, label: say(language, 'perfect') },
      { kind: 'silver', count: small, label: say(language, 'small') },
    ],
  }
}

function signsOf(round: Round | undefined, language: Language): Sign[] {
  const reached = collected(round)
  return [...ITEMS, 'hideout' as const].map((icon) => ({
    icon,
    label: say(language, icon),
    isReached: reached.has(icon),
  }))
}

function countsOf(match: Match, round: Round, language: Language): TableStatus['counts'] {
  const tiles = round.paths.reduce((sum, path) => sum + path.tiles.length, 0)
  const leads = round.paths.map((path, index) => {
    const name = runnerOf(match, round, index, language)
    const label = name === undefined ? say(language, 'count.lead') : say(language, 'count.lead.of', { name })
    return { label, value: String(path.tiles.length - path.markers.length) }
  })
  const left = (colour: 'red' | 'blue') => round.stocks.reduce((sum, stock) => sum + stock[colour], 0)
  const markers = (['red', 'blue'] as const).map((colour) =>
    say(language, `count.${colour}`, { n: left(colour) }),
  )
  return [
    { label: say(language, 'count.tiles'), value: String(tiles) },
    ...leads,
    { label: say(language, 'count.markers'), value: markers.join(', ') },
  ]
}

function movesUpTo(timeline: ChaseTimeline, index: number, language: Language): TableStatus['moves'] {
  const moves: { seq: number; text: string }[] = []
  for (let each = index - 1; each >= 0 && moves.length < MOVES; each--) {
    const entry = timeline.entryAt(each)
    const text = entry && sayMove(entry, language)
    if (entry && text !== undefined) moves.push({ seq: entry.event.seq, text })
  }
  return moves
}
