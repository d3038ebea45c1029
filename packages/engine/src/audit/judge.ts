import type { Outcome, WonMarks } from '../game.ts'
import type { AnyGame } from '../games/registry.ts'
import type { LogEvent } from '../log/event.ts'
import { ordered, step } from '../order/fold.ts'
import { createStampClock, effectiveAt } from '../order/stamp.ts'
import type { RacePolicy } from '../race-policy.ts'
import type { DroppedNote, LateNote, StretchNotes } from '../stretch-notes.ts'
import { type Finding, find, findRefused } from './finding.ts'

/** "What if" the match had been played under another policy or cap (C10.6). */
export interface WhatIf {
  readonly policy?: 'arrival' | 'fair'
  readonly capMs?: number
}

/** What a log leaves out although it has others of the kind; no finding, since it may leave out all. */
export interface Missing {
  /** Decisions that later events build on. */
  readonly decisions: number
  /** Salts of events that are masked for somebody while the match runs. */
  readonly salts: number
}

export interface Judgement {
  readonly report: object
  readonly findings: readonly Finding[]
  readonly missing: Missing
  readonly outcome: Outcome
  readonly isOver: boolean
}

/** Folds a log's facts, draws the conclusions again and compares them with what was recorded. */
export interface Judge {
  /** How the match stood when it was created. */
  readonly begun: Outcome
  push(event: LogEvent): void
  /** How it stands by the events so far; more may follow. */
  standing(): Outcome
  /** Remembers this point: the function returned gives, by seat, what had been won up to here, as it counts when it is called. */
  wonByNow(): () => readonly WonMarks[]
  finish(): Judgement
}

export function createJudge(game: AnyGame, created: LogEvent, whatIf?: WhatIf): Judge {
  let state: unknown = game.begin(created)
  const begun = game.outcomeOf(state)
  const recorded = game.raceOf(state)
  const race: RacePolicy = {
    policy: whatIf?.policy ?? recorded.policy,
    capMs: whatIf?.capMs ?? recorded.capMs,
  }
  const clock = createStampClock()
  clock.note(created, created.at, false)
  const findings: Finding[] = []
  const notes = new Map<number, { late: LateNote[]; dropped: DroppedNote[] }>()
  let barrier = created.seq
  let stretch: LogEvent[] = []

  const decisionTypes = new Set(game.decisions)
  let decisions = 0
  const salts = { there: 0, missing: 0 }

  const notesOf = (seq: number): StretchNotes => notes.get(seq) ?? { late: [], dropped: [] }
  const noted = () => {
    const here = notes.get(barrier) ?? { late: [], dropped: [] }
    notes.set(barrier, here)
    return here
  }

  const missing = (): Missing => ({
    decisions: decisions > 0 ? Math.max(0, game.decidedBy(state) - decisions) : 0,
    salts: salts.there > 0 ? salts.missing : 0,
  })

  const take = (event: LogEvent) => {
    const before = state
    const { admission, state: after } = step(game, before, event)
    state = after
    if (decisionTypes.has(event.type)) decisions++
    if (event.salt !== undefined) salts.there++
    else if (admission.type === 'applies' && game.isSecret(before, event)) salts.missing++
    if (admission.type === 'late') {
      noted().late.push({ seq: event.seq, by: event.by, marginUs: event.at - admission.against.at })
    }
    if (admission.type !== 'finding') return
    const { refusal } = admission
    if (!whatIf) findings.push(findRefused(event, refusal, game.differences))
    else if (event.by !== 'server')
      noted().dropped.push({ seq: event.seq, by: event.by, clause: refusal.clause })
  }

  /** The event at the instant that the policy gives it; a recorded one that differs is a finding. */
  const stamped = (event: LogEvent): LogEvent => {
    const isAction = game.isAction(event.type)
    const at = isAction ? instantOf(event) : event.at
    clock.note(event, whatIf ? at : event.at, isAction)
    if (at === event.at) return event
    if (whatIf) return { ...event, at }
    findings.push(find(event.seq, 'stamp-wrong', { type: event.type, at: event.at, due: at }))
    return event
  }

  const instantOf = (event: LogEvent): number => {
    if (typeof event.by !== 'number') return event.at
    if (!event.timing) {
      if (!whatIf) findings.push(find(event.seq, 'stamp-missing', { type: event.type }))
      return event.at
    }
    const floor = clock.floorFor(event.by, event.timing.seen)
    return effectiveAt(race, game.isRace(event.type), event.timing, floor)
  }

  const takeWaiting = () => {
    for (const event of ordered(stretch)) take(event)
    stretch = []
  }

  const now = () => ordered(stretch).reduce((so, event) => step(game, so, event).state, state)

  return {
    begun,
    push(event) {
      const placed = stamped(event)
      if (!game.isBarrier(placed)) {
        stretch.push(placed)
        return
      }
      takeWaiting()
      take(placed)
      barrier = placed.seq
    },
    standing: () => game.outcomeOf(now()),
    wonByNow() {
      const then = now()
      return () => game.wonBefore(then, now())
    },
    finish() {
      takeWaiting()
      return {
        report: game.reportOf(state, notesOf),
        findings,
        missing: missing(),
        outcome: game.outcomeOf(state),
        isOver: game.isOver(state),
      }
    },
  }
}
