import { takeDecision } from './decisions.ts'
import { countTally, currentRound, type OracleMatch, winnerOfMatch } from './match.ts'
import { newRound, reportRound, takeAction } from './round.ts'
import { isRightDeal, readDeal, readSetup } from './setup.ts'
import { isPlayersAction, retimed, wrongStamps } from './times.ts'
import type { LogLine, OracleRace, OracleReport, OracleWhatIf } from './types.ts'

export type { LogLine, OracleReport, OracleWhatIf } from './types.ts'

/**
 * Judges a whole Chase log by the rules alone, in the most naive way: sort each round, replay it from
 * nothing, judge it, compare. With `whatIf` the same match is judged under another policy or cap (C10.6).
 */
export function oracle(events: readonly LogLine[], whatIf?: OracleWhatIf): OracleReport {
  const recorded = events.toSorted((a, b) => a.seq - b.seq)
  const setup = readSetup(recorded)
  const match: OracleMatch = {
    setup,
    rounds: [],
    corrections: [],
    findings: [],
    ended: false,
    abandoned: false,
    sealed: false,
  }
  const race: OracleRace = {
    policy: whatIf?.policy ?? setup.race.policy,
    capMs: whatIf?.capMs ?? setup.race.capMs,
  }
  const timed = whatIf === undefined ? recorded : retimed(recorded, race)
  if (whatIf === undefined) match.findings.push(...wrongStamps(recorded, race))
  const passedOver = typesToPassOver(recorded)
  for (const segment of segments(timed)) {
    for (const event of segment) {
      if (!passedOver.has(event.type)) take(match, event, whatIf !== undefined)
    }
  }
  return {
    rounds: match.rounds.map(reportRound),
    corrections: match.corrections,
    tally: countTally(match),
    winner: winnerOfMatch(match),
    winners: [winnerOfMatch(match)].filter((seat) => seat !== null),
    findings: [...new Set(match.findings)].toSorted((a, b) => a - b),
  }
}

/** Log format, additions: nothing hangs on these events. */
function typesToPassOver([created]: readonly LogLine[]): ReadonlySet<string> {
  const { format, additions = [] } = (created?.data ?? {}) as {
    format?: string
    additions?: { types: string[]; mustUnderstand: boolean }[]
  }
  if (format !== 'getaway-log/2') return new Set()
  return new Set(additions.flatMap(({ types, mustUnderstand }) => (mustUnderstand ? [] : types)))
}

/** C10.1: a new segment at each deal by seq; within one the deal first, then all by (at, seq). */
function segments(events: readonly LogLine[]): LogLine[][] {
  const cut: LogLine[][] = [[]]
  for (const event of events) {
    if (event.type === 'round.dealt') cut.push([])
    cut.at(-1)?.push(event)
  }
  const first = (event: LogLine): number => (event.type === 'round.dealt' ? 0 : 1)
  return cut.map((segment) => segment.toSorted((a, b) => first(a) - first(b) || a.at - b.at || a.seq - b.seq))
}

const DECISIONS = ['round.ended', 'round.scored', 'game.ended']

function take(match: OracleMatch, event: LogLine, whatIf: boolean): void {
  if (isPlayersAction(event)) {
    const round = currentRound(match)
    const clause = round ? takeAction(round, event) : 'C4.2'
    if (clause === null) return
    if (whatIf && round) round.dropped.push({ seq: event.seq, by: event.by, clause })
    else match.findings.push(event.seq)
    return
  }
  if (event.type === 'round.dealt') {
    if (!takeDeal(match, event) && !whatIf) match.findings.push(event.seq)
    return
  }
  if (event.type === 'game.sealed') {
    if (match.sealed) match.findings.push(event.seq)
    match.sealed = true
    return
  }
  const right = takeDecision(match, event)
  if (!right && !(whatIf && DECISIONS.includes(event.type))) match.findings.push(event.seq)
}

/** C2, C9: whether this deal is due and right; it is followed in any case. */
function takeDeal(match: OracleMatch, event: LogLine): boolean {
  const before = currentRound(match)
  const over = match.ended || match.abandoned || match.sealed || winnerOfMatch(match) !== null
  const finished = before === undefined || before.end !== null || before.setAside !== null
  const deal = readDeal(match.setup, event)
  match.rounds.push(newRound(deal))
  const voided = before?.setAside === 'voided'
  return !over && finished && isRightDeal(deal, before && { deal: before.deal, voided })
}
