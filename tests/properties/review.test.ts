import { createTimeline, type LogEvent, seededRandom, simulate } from '@getaway/engine'
import { type ChaseEvent, type ChaseReport, chase, type RoundReport } from '@getaway/engine/chase'
import {
  type FugitiveEvent,
  type FugitiveReport,
  fugitive,
  type Match,
  VARIANTS,
} from '@getaway/engine/fugitive'
import { playRandomFugitive, playRandomMatch } from '@getaway/engine/testing'
import { expect, test } from 'vitest'
import type { ChaseCause } from '../../apps/viewer/src/games/chase/review/cause.ts'
import { chaseReviewOf } from '../../apps/viewer/src/games/chase/review/review-of.ts'
import type { FugitiveCause } from '../../apps/viewer/src/games/fugitive/review/cause.ts'
import { fugitiveReviewOf } from '../../apps/viewer/src/games/fugitive/review/review-of.ts'
import { auditOf } from '../support/audit.ts'
import { SEED, seeds } from '../support/seeds.ts'

/** More than five hundred of all sizes at `npm run prove`. */
const MATCHES = 17
const STRENGTHS = Object.keys(chase.bots)

/** Every other match is played by bots; the rest at random, with an organiser who voids and corrects often. */
function played(seed: number, players: 2 | 3 | 4) {
  const random = seededRandom(seed)
  if (seed % 2 === 0) {
    const seats = Array.from({ length: players }, () => STRENGTHS[random(STRENGTHS.length)] ?? '')
    const options = { race: { policy: random(2) === 0 ? 'fair' : 'arrival' } }
    return simulate({ game: chase, id: `review-${seed}`, at: 1_763_456_789_000_000, seats, options, random })
  }
  return playRandomMatch({ seed, players, skill: { sense: 100, care: 96, sight: 92 }, most: 700 })
}

type Report = ReturnType<typeof auditOf>['report'] & ChaseReport

test.each([2, 3, 4] as const)(
  `of %i players: why a match and each of its rounds was won is what the audit has found (seed ${SEED})`,
  (players) => {
    for (const seed of seeds(MATCHES)) {
      const { events, lines } = played(seed, players)
      const [created, ...rest] = events as readonly [ChaseEvent, ...ChaseEvent[]]
      const { report, outcome } = auditOf(lines.map((line) => `${line}\n`).join(''))
      const timeline = createTimeline(chase, created, rest)
      for (const seat of [undefined, ...Array.from({ length: players }, (_, index) => index)]) {
        const review = chaseReviewOf(timeline, seat)
        const told = `seed ${seed}, seat ${seat}`
        expect(factsOf(review.why), told).toEqual(factsFor(matchFacts(report, outcome.status, events), seat))
        expect(
          review.chapters.map(({ why }) => factsOf(why)),
          told,
        ).toEqual(report.rounds.map((round) => factsFor(roundFacts(report, round, events), seat)))
      }
    }
  },
)

test(`of Fugitive: why a match was won, and which guesses were right, is what the audit has found (seed ${SEED})`, () => {
  for (const seed of [CUT_AT_A_GUESS, ...seeds(MATCHES + 7)]) {
    const { events, lines } = hunted(seed)
    const [created, ...rest] = events as readonly [FugitiveEvent, ...FugitiveEvent[]]
    const { report: audited, outcome } = auditOf(lines.map((line) => `${line}\n`).join(''))
    const report = audited as typeof audited & FugitiveReport
    const timeline = createTimeline<Match, FugitiveEvent>(fugitive, created, rest)
    // The audit knows what a guess comes to with which a log is cut off; nobody at the table has been told.
    const answeredBy = events.findLast(({ type }) => type === 'guess.answered')?.seq ?? 0
    for (const seat of [undefined, 0, 1]) {
      const review = fugitiveReviewOf(timeline, seat)
      const facts = factsFor(huntFacts(report, outcome.status, events), seat)
      const told = `seed ${seed}, seat ${seat}`
      expect(factsOf(review.why), told).toEqual(facts)
      for (const { why } of review.chapters) expect(factsOf(why), told).toEqual(facts)
      const guesses = review.chapters.flatMap(({ choices }) => choices.filter(({ kind }) => kind === 'guess'))
      expect(
        guesses.map(({ seq, figures }) => [seq, figures.count, figures.right === 1]),
        told,
      ).toEqual(
        report.guesses.map(({ seq, numbers, right }) => [
          seq,
          numbers.length,
          right === true && seq < answeredBy,
        ]),
      )
    }
  }
})

/** Of a random match that ends with a right guess before its answer. */
const CUT_AT_A_GUESS = 172082407

/** Every other match is played by bots, the rest at random, now and then not to its end. */
function hunted(seed: number) {
  if (seed % 2 === 1) return playRandomFugitive({ seed, most: 300 })
  const random = seededRandom(seed)
  const seats = [0, 1].map(() => Object.keys(fugitive.bots)[random(3)] ?? '')
  const variant = [null, ...VARIANTS][random(VARIANTS.length + 1)] ?? null
  const options = { variant, fugitive: random(2) }
  return simulate({ game: fugitive, id: `hunt-${seed}`, at: 1_763_456_789_000_000, seats, options, random })
}

const CLAUSES = {
  caught: 'F6.1',
  escaped: 'F6.2',
  'manhunt-won': 'F6.3',
  'manhunt-lost': 'F6.3',
  'given-up': 'F3.5',
} as const

/** The 42, or else the last guess. */
function huntFacts(report: FugitiveReport, status: string, events: readonly LogEvent[]): Facts | undefined {
  const { reason, winners } = report
  if (reason !== null) {
    const last = (reason === 'escaped' ? report.hideouts : report.guesses).at(-1)?.seq ?? 0
    const forfeit = events.findLast(({ type }) => type === 'seat.forfeited')?.seq ?? 0
    // A manhunt is lost, too, when the time for a guess runs out (F3.5).
    const lapse = reason === 'manhunt-lost' ? (report.lapsed?.at(-1)?.seq ?? 0) : 0
    const seq = reason === 'given-up' ? forfeit : Math.max(last, lapse)
    return { winners, clause: CLAUSES[reason], chapter: 1, seq }
  }
  const abandoned = events.find(({ type }) => type === 'game.abandoned')
  if (status !== 'abandoned' || !abandoned) return undefined
  const isDealt = events.some(({ type }) => type === 'cards.dealt')
  return { winners: [], clause: 'F8', chapter: isDealt ? 1 : undefined, seq: abandoned.seq }
}

interface Facts {
  readonly winners: readonly number[]
  readonly clause: string
  readonly chapter: number | undefined
  readonly seq: number
}

function factsOf(why: ChaseCause | FugitiveCause | undefined) {
  return why && { ...pick(why), result: why.result }
}

function factsFor(facts: Facts | undefined, seat: number | undefined) {
  if (!facts || seat === undefined) return facts && { ...facts, result: undefined }
  const { winners } = facts
  return { ...facts, result: winners.length === 0 ? 'level' : winners.includes(seat) ? 'won' : 'lost' }
}

function pick({ winners, clause, chapter, seq }: Facts): Facts {
  return { winners, clause, chapter, seq }
}

/** The round, or the correction, since which the winner of the report has won; worked out from the report and the log. */
function matchFacts(report: Report, status: string, events: readonly LogEvent[]): Facts | undefined {
  if (report.winner === null) {
    const abandoned = events.find(({ type }) => type === 'game.abandoned')
    if (status !== 'abandoned' || !abandoned) return undefined
    const open = report.rounds.find((round) => round.status === 'abandoned')?.round
    return { winners: [], clause: 'C9.4', chapter: open, seq: abandoned.seq }
  }
  const counted = report.rounds.filter((round) => round.status === 'scored')
  const original = counted.map(({ round, awards }) => ({
    round,
    awards,
    seq: endOf(round, report, events),
    correction: false,
  }))
  const corrected = report.corrections.map(({ round, awards, seq }) => ({
    round,
    awards,
    seq,
    correction: true,
  }))
  const steps = [...original, ...corrected].sort((one, other) => one.seq - other.seq)
  let since = steps.length - 1
  while (since > 0 && winnerAfter(report, events, steps.slice(0, since)) === report.winner) since -= 1
  const step = steps[since]
  const round = counted.find((one) => one.round === step?.round)
  if (!step || !round) throw new Error('somebody has won without a round')
  const winners = [report.winner]
  if (step.correction) return { winners, clause: 'C9.4', chapter: step.round, seq: step.seq }
  return { ...playedFacts(report, round, events), winners }
}

/** C9.2, counted once more. */
function winnerAfter(
  report: Report,
  events: readonly LogEvent[],
  steps: readonly { readonly round: number; readonly awards: Readonly<Record<string, string>> }[],
): number | null {
  const last = new Map(steps.map((step) => [step.round, step.awards]))
  const marks = report.tally.map((_, seat) => {
    const won = [...last.values()].map((awards) => awards[seat])
    const count = (award: string) => won.filter((one) => one === award).length
    return { seat, perfect: count('perfect'), small: count('small') }
  })
  const { options } = (events[0]?.data ?? {}) as {
    options?: { victory?: readonly Partial<(typeof marks)[number]>[] }
  }
  const victory = options?.victory ?? [{ perfect: 2 }, { perfect: 1, small: 1 }, { small: 3 }]
  const enough = marks.filter((one) =>
    victory.some(({ perfect = 0, small = 0 }) => one.perfect >= perfect && one.small >= small),
  )
  const most = Math.max(...enough.map(({ perfect }) => perfect))
  const [top, ...others] = enough.filter(({ perfect }) => perfect === most)
  return top && others.length === 0 ? top.seat : null
}

function roundFacts(report: Report, round: RoundReport, events: readonly LogEvent[]): Facts | undefined {
  const chapter = round.round
  const word = { clause: 'C9.4', chapter }
  const eventOf = (type: string) =>
    events.find((event) => event.type === type && (event.data as { round?: number }).round === chapter)
  if (round.status === 'voided') return { ...word, winners: [], seq: eventOf('round.voided')?.seq ?? 0 }
  if (round.status === 'abandoned') {
    // Where nobody abandoned the match, its last correction has won it while this round was under way (C9.4).
    const last = (type: string) => events.findLast((event) => event.type === type)?.seq
    return { ...word, winners: [], seq: last('game.abandoned') ?? last('round.corrected') ?? 0 }
  }
  if (round.status === 'running') return undefined
  const correction = report.corrections.findLast((one) => one.round === chapter)
  if (correction) return { ...word, winners: teamOf(correction.winner, chapter, events), seq: correction.seq }
  return playedFacts(report, round, events)
}

const ENDINGS = { captured: 'C7.4', hideout: 'C6.2', 'trail-lost': 'C7.6' }

/** C8.4 by what the report says of mistakes. */
function playedFacts(report: Report, round: RoundReport, events: readonly LogEvent[]): Facts {
  const { runners, chasers } = round.mistakes
  const reason = round.reason ?? 'captured'
  const common = { winners: teamOf(round.winner, round.round, events), chapter: round.round }
  const pieces = piecesOf(round, report, events)
  const seqOf = (team: 'runners' | 'chasers', mistake: NonNullable<typeof runners>) => {
    const of = team === 'runners' ? pieces.tiles : pieces.markers
    return of.filter(({ path }) => path === mistake.path)[mistake.position - 1]?.seq ?? 0
  }
  if (runners && chasers && reason !== 'trail-lost') {
    const isChasers = round.winner === 'runners'
    const seq = isChasers ? seqOf('chasers', chasers) : seqOf('runners', runners)
    return { ...common, clause: 'C8.4', seq }
  }
  if (runners) return { ...common, clause: runners.clause, seq: seqOf('runners', runners) }
  if (chasers && reason === 'captured')
    return { ...common, clause: chasers.clause, seq: seqOf('chasers', chasers) }
  return { ...common, clause: ENDINGS[reason], seq: pieces.last }
}

function teamOf(winner: RoundReport['winner'], round: number, events: readonly LogEvent[]): number[] {
  const { roles = [] } = (dealOf(round, events)?.data ?? {}) as { roles?: readonly string[] }
  const role = winner?.slice(0, -1)
  return roles.flatMap((one, seat) => (one === role ? [seat] : []))
}

function dealOf(round: number, events: readonly LogEvent[]): LogEvent | undefined {
  return events.find(
    ({ type, data }) => type === 'round.dealt' && (data as { round: number }).round === round,
  )
}

function endOf(round: number, report: Report, events: readonly LogEvent[]): number {
  const found = report.rounds.find((one) => one.round === round)
  return found ? piecesOf(found, report, events).last : 0
}

/** What counts of the actions of a round, in effective order (C10.2). */
function piecesOf({ round, late, dropped }: RoundReport, _: Report, events: readonly LogEvent[]) {
  const from = dealOf(round, events)?.seq ?? 0
  const to = dealOf(round + 1, events)?.seq ?? Number.POSITIVE_INFINITY
  const void_ = new Set([...late, ...dropped].map(({ seq }) => seq))
  const acts = events
    .filter(({ seq, type }) => seq > from && seq < to && !void_.has(seq) && ACTS.has(type))
    .toSorted((one, other) => one.at - other.at || one.seq - other.seq)
  const tiles: { path: number; seq: number }[] = []
  const markers: { path: number; seq: number }[] = []
  for (const { type, seq, data } of acts) {
    const { path = 0, tiles: started = [] } = data as { path?: number; tiles?: readonly unknown[] }
    if (type === 'start.placed') for (const _ of started) tiles.push({ path, seq })
    if (type === 'tile.placed') tiles.push({ path, seq })
    if (type === 'marker.placed') markers.push({ path, seq })
  }
  return { tiles, markers, last: acts.at(-1)?.seq ?? 0 }
}

const ACTS = new Set(['start.placed', 'tile.placed', 'marker.placed', 'trail.lost'])
