import type { Match, Round } from '@getaway/engine/chase'
import type { Language } from '../../../../language/language.ts'
import { reasonText } from '../../../../language/reason-text.ts'
import type { MatchReview } from '../../../../table/reviewing.ts'
import type { ChaseTimeline } from '../../plan/plan-of.ts'
import { nameOf, namesOf, runnerOf, teamsOf } from '../../telling/names.ts'
import { whyOf } from '../../telling/story.ts'
import type { ChaseCause, ChaseHow } from '../cause.ts'
import { roundIn } from '../review-of.ts'
import { type ChaseReviewWord, sayChaseReview } from './words.ts'

type Played = Extract<ChaseHow, { type: 'played' }>

/** Who is spoken to, and of what. */
interface Told {
  readonly match: Match
  readonly round: Round
  readonly seat: number | undefined
  readonly language: Language
}

/** Why somebody won, in one sentence to the player of the seat, or to nobody in particular. */
export function sayChaseWhy(
  timeline: ChaseTimeline,
  { seat }: MatchReview<ChaseCause>,
  cause: ChaseCause,
  language: Language,
): string {
  const match = timeline.stateAfter(timeline.length)
  const { of, winners, result, chapter = 0 } = cause
  const round = roundIn(match, chapter)
  const names = namesOf(match, winners, language)
  const values = { n: chapter, names, name: names, what: whatOf() }
  if (winners.length === 0) return sayChaseReview(language, `${of}.level`, values)
  if (result === undefined) return sayChaseReview(language, `${of}.neutral`, values)
  if (of === 'match' && result === 'lost' && isSharedWith(cause, round, seat))
    return sayChaseReview(language, 'match.shared', { ...values, what: whatOf(false) })
  return sayChaseReview(language, `${of}.${result === 'won' ? 'won' : 'lost'}`, values)

  function whatOf(isPlaced = of === 'match'): string {
    const { how } = cause
    if (how.type !== 'played') {
      const reason = withoutStop(reasonText(how.reason, how.author, language))
      return sayChaseReview(language, `${how.type}.${of}`, { n: chapter, reason })
    }
    const what = round ? sayPlayed(how, { match, round, seat, language }) : ''
    return isPlaced ? sayChaseReview(language, 'in.round', { n: chapter, what }) : what
  }
}

/** C9.2: a side wins a round together, and a player the match alone. */
function isSharedWith({ how }: ChaseCause, round: Round | undefined, seat: number | undefined): boolean {
  const team = how.type === 'played' && how.winner ? round?.[how.winner] : undefined
  return team?.includes(seat ?? -1) ?? false
}

function sayPlayed({ mistake, other, winner, reason, by }: Played, told: Told): string {
  const { match, round, seat, language } = told
  const teams = teamsOf(match, round, language)
  if (!mistake) return sayChaseReview(language, endingWord(reason, told), teams)
  const { path, position: n, clause, team } = mistake
  const runner = runnerOf(match, round, path, language)
  const tile = sayChaseReview(language, runner === undefined ? 'place.tile' : 'place.tile.of', {
    n,
    runner: runner ?? '',
  })
  const values = { n, tile, name: nameOf(match, by, language), why: whyOf(clause, language) }
  const whose = by === seat ? 'own' : 'other'
  if (other) return sayChaseReview(language, winner === null ? 'both' : `first.${whose}`, values)
  return sayChaseReview(language, `${team === 'runners' ? 'tile' : 'marker'}.${whose}`, values)
}

/** Of what ended the round: what the seat's side did, what was done to it, or what others did. */
function endingWord(reason: Played['reason'], { round, seat = -1 }: Told): ChaseReviewWord {
  const doers = reason === 'hideout' ? round.runners : round.chasers
  if (doers.includes(seat)) return `${reason}.${doers.length > 1 ? 'team' : 'own'}`
  const isDoneTo = reason !== 'hideout' && round.runners.includes(seat)
  return isDoneTo ? `${reason}.me` : `${reason}.other`
}

function withoutStop(reason: string): string {
  return reason.trim().replace(/\.$/, '')
}
