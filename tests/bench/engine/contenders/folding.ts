import { readFileSync } from 'node:fs'
import { createJudge, extendCourse, headOf, type LogEvent, openCourse } from '@getaway/engine'
import { type ChaseEvent, chase } from '@getaway/engine/chase'
import { premise } from '../../figures.ts'
import type { Timed } from '../../measure.ts'
import type { Contenders } from '../../rounds.ts'
import { EVENTS } from '../long-match.ts'
import { readEach } from './read-each.ts'

/** What is done with the long match, from its log. */
export const folding = {
  peer: async () => (await import('./boardgame-io.ts')).createPeer(),
  bare: (log: string) => {
    const lines = readFileSync(log, 'latin1').trimEnd().split('\n')
    return each(() => bareFold(lines))
  },
  read: (log: string) => {
    const bytes = readFileSync(log)
    return each(() => {
      let read = 0
      readEach(bytes, () => read++)
      premise(read === EVENTS, `the reader gave ${read} events of ${EVENTS}`)
    })
  },
  fold: (log: string) => {
    const events = eventsOf(log)
    return each(() => judge(events))
  },
  both: (log: string) => {
    const bytes = readFileSync(log)
    return each(() => readAndJudge(bytes))
  },
  live: (log: string) => {
    const events = eventsOf(log)
    return each(() => foldLive(events))
  },
} satisfies Contenders

function each(work: () => void): Timed {
  return { operations: EVENTS, work }
}

/** The events of a log, read by us. */
export function eventsOf(log: string): readonly LogEvent[] {
  const events: LogEvent[] = []
  readEach(readFileSync(log), (event) => events.push(event))
  return events
}

/** The least that could be called reading and folding. */
function bareFold(lines: readonly string[]): void {
  let tiles = 0
  let rounds = 0
  for (const line of lines) {
    const event = JSON.parse(line) as LogEvent
    switch (event.type) {
      case 'tile.placed':
        tiles += 1
        break
      case 'round.dealt':
        rounds += 1
        break
    }
  }
  premise(rounds > 100 && tiles > 1000, `the bare fold saw ${tiles} tiles in ${rounds} rounds`)
}

function judge(log: readonly LogEvent[]): void {
  const judged = createJudge(chase, log[0] as LogEvent)
  for (let index = 1; index < log.length; index++) judged.push(log[index] as LogEvent)
  checkJudged(judged)
}

function readAndJudge(bytes: Uint8Array): void {
  let judged: ReturnType<typeof createJudge> | undefined
  readEach(bytes, (event) => {
    if (judged) judged.push(event)
    else judged = createJudge(chase, event)
  })
  checkJudged(judged)
}

function checkJudged(judged: ReturnType<typeof createJudge> | undefined): void {
  const { findings = [], report } = judged?.finish() ?? {}
  const rounds = (report as { rounds?: readonly unknown[] } | undefined)?.rounds?.length ?? 0
  premise(rounds > 100, `the judge saw ${rounds} rounds of a match that has hundreds`)
  premise(findings.length === 0, `a match of the engine has findings: ${findings[0]?.what}`)
}

function foldLive(events: readonly LogEvent[]): void {
  let course = openCourse(chase, events[0] as ChaseEvent)
  for (let index = 1; index < events.length; index++)
    course = extendCourse(chase, course, events[index] as ChaseEvent)
  premise(course.seq === EVENTS && headOf(course).past.length > 100, 'the live fold left something out')
}
