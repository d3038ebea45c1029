import * as v from 'valibot'
import { APPLIES, finding } from '../../../admission.ts'
import { differenceBy } from '../../../difference.ts'
import { type Addition, formatWith } from '../../../log/additions.ts'
import type { Draft, LogEvent } from '../../../log/event.ts'
import type { Random } from '../../../random.ts'
import { ok } from '../../../result.ts'
import { integer, problemBy, text } from '../../../schema/schema.ts'
import { refuse } from '../admit/refusals.ts'
import { chase, chaseBy } from '../game.ts'
import type { Match } from '../state/match.ts'
import { isRunning } from '../state/round.ts'
import { CHASE_1, type ChaseRules } from '../vocabulary/rules.ts'

// Chase as a later program may know it: made up, to test how a log says more than a released reader knows.

/** Nothing hangs on what a caster says: a reader without this addition passes over it. */
export const REMARKS: Addition = { name: 'remarks', types: ['remark.made'], mustUnderstand: false }
/** More markers change what may be placed: a reader without this addition can't go on. */
export const GRANTS: Addition = { name: 'marker-grants', types: ['markers.granted'], mustUnderstand: true }

type ChaseGame = typeof chase

const schemas: Readonly<Record<string, v.GenericSchema>> = {
  'remark.made': v.object({ text: text(1, 200) }),
  'markers.granted': v.object({ to: integer(0, 3), red: integer(1, 15) }),
}

type Grant = LogEvent<string, { readonly to: number; readonly red: number }>

const NOBODY = 'markers are granted to a chaser of a running round'
const TEXTS = { 'grant-to-nobody': [NOBODY, NOBODY, NOBODY] } as const

/** A version of Chase with both additions. */
function withBoth(chase: ChaseGame): ChaseGame {
  return {
    ...chase,
    additions: [REMARKS, GRANTS],
    differences: { ...chase.differences, texts: { ...chase.differences.texts, ...TEXTS } },
    problemOf(event) {
      const schema = schemas[event.type]
      const problem = schema && problemBy(schema, event.data, 'data')
      return schema ? problem && `${event.type}: ${problem}` : chase.problemOf(event)
    },
    admit(match, event) {
      const { type, by, data } = event as LogEvent as Grant
      if (schemas[type] === undefined) return chase.admit(match, event)
      if (by !== 'server') return finding(refuse('wrong-voice'))
      if (type === 'remark.made') return APPLIES
      const isChaser = match.round && isRunning(match.round) && match.round.chasers.includes(data.to)
      return isChaser ? APPLIES : finding(differenceBy('C2.4', 'grant-to-nobody'))
    },
    evolve(match, event, admission) {
      const { type, data } = event as LogEvent as Grant
      if (schemas[type] === undefined) return chase.evolve(match, event, admission)
      return type === 'remark.made' ? match : withRed(match, data)
    },
  }
}

/** Chase with both additions. */
export const chaseWithAdditions = withBoth(chase)

/** The second version of the rules, made as a maintainer would make it: C8.5 gives chasers who win 1 Perfect each, not 1 Small. */
export const CHASE_2: ChaseRules = {
  ...CHASE_1,
  version: 'chase/2',
  awards: { ...CHASE_1.awards, chasers: 'perfect' },
}

/** The same with both additions: its logs declare remarks, and the referee makes one after each score. */
export const chase2WithRemarks: ChaseGame = withRemarks(withBoth(chaseBy(CHASE_2)))

function withRemarks(chase: ChaseGame): ChaseGame {
  return {
    ...chase,
    create(wish, random) {
      const draft = chase.create(wish, random)
      return draft.ok
        ? ok({ ...draft.value, data: { ...(draft.value.data as object), ...formatWith([REMARKS]) } })
        : draft
    },
    conclude(match, now, random) {
      const due = chase.conclude(match, now, random)
      if (!due.drafts.some(({ type }) => type === 'round.scored')) return due
      const remark = { type: 'remark.made', at: now, by: 'server', data: { text: 'what a chase' } } as const
      return { ...due, drafts: [...due.drafts, remark] }
    },
  }
}

function withRed(match: Match, { to, red }: Grant['data']): Match {
  const { round } = match
  if (!round) return match
  const stocks = round.stocks.map((stock, seat) => (seat === to ? { ...stock, red: stock.red + red } : stock))
  return { ...match, round: { ...round, stocks } }
}

/** Remarks now and then, as `interject` of a random match. */
export function remarksAtRandom(_: Match, now: number, random: Random): Draft | undefined {
  if (random(8) > 0) return undefined
  return { type: 'remark.made', at: now, by: 'server', data: { text: `remark ${random(1000)}` } }
}

/** Grants to a chaser of a running round now and then. */
export function grantsAtRandom({ round }: Match, now: number, random: Random): Draft | undefined {
  if (!round || !isRunning(round) || random(8) > 0) return undefined
  const to = round.chasers[random(round.chasers.length)] ?? 0
  return { type: 'markers.granted', at: now, by: 'server', data: { to, red: 1 + random(3) } }
}
