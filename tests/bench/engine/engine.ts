import { createAuditor, createJudge, extendCourse, headOf, type LogEvent, openCourse } from '@getaway/engine'
import { type ChaseEvent, chase, plainTileSet } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import { figureRow, premise, type Tell } from '../figures.ts'
import { perSecond, rates, times } from '../measure.ts'
import { nodeSha256 } from '../node-sha256.ts'
import { createPeer } from './boardgame-io.ts'
import { benchHash } from './hash.ts'
import { EVENTS, playLongMatch } from './long-match.ts'
import { readEach } from './read-each.ts'
import { benchSeek } from './seek.ts'

export function benchEngine(tell: Tell): void {
  const { events, lines, bytes, races } = playLongMatch()
  const readAll = () => {
    let read = 0
    readEach(bytes, () => read++)
    premise(read === EVENTS, `the reader gave ${read} events of ${EVENTS}`)
  }
  const readAndJudge = () => {
    let judged: ReturnType<typeof createJudge> | undefined
    readEach(bytes, (event) => {
      if (judged) judged.push(event)
      else judged = createJudge(chase, event)
    })
    checkJudged(judged)
  }
  const peer = createPeer()
  const each = (work: () => void) => ({ operations: EVENTS, work })
  const measured = rates({
    peer: { operations: peer.moves, work: peer.play },
    bare: each(() => bareFold(lines)),
    read: each(readAll),
    fold: each(() => judge(events)),
    both: each(readAndJudge),
    live: each(() => foldLive(events)),
  })
  const row = (what: string, name: keyof typeof measured, goal = '') =>
    figureRow(what, perSecond(measured[name]), times(measured[name], measured.bare), goal)
  const size = `${(bytes.length / 1e6).toFixed(1)} MB, ${races} events before earlier ones`
  tell({
    title: `Reading and folding one 2-player match of ${EVENTS.toLocaleString('en')} events (${size})`,
    rows: [
      row('boardgame.io 0.50 reducer, 100 moves a game', 'peer'),
      row('JSON.parse and a bare switch, no checks', 'bare'),
      row('read strictly (bytes to checked events)', 'read'),
      row('fold and judge all rules', 'fold'),
      row('read and fold', 'both', '≥ 0.75×'),
      row('fold live, event by event', 'live'),
    ],
  })
  benchHash(events, tell)
  benchWhole(tell)
  benchSeek(events, tell)
}

function judge(log: readonly LogEvent[]): void {
  const judged = createJudge(chase, log[0] as LogEvent)
  for (let index = 1; index < log.length; index++) judged.push(log[index] as LogEvent)
  checkJudged(judged)
}

function checkJudged(judged: ReturnType<typeof createJudge> | undefined): void {
  const { findings = [], report } = judged?.finish() ?? {}
  const rounds = (report as { rounds?: readonly unknown[] } | undefined)?.rounds?.length ?? 0
  premise(rounds > 100, `the judge saw ${rounds} rounds of a match that has hundreds`)
  premise(findings.length === 0, `a match of the engine has findings: ${findings[0]?.what}`)
}

function foldLive(events: readonly ChaseEvent[]): void {
  let course = openCourse(chase, events[0] as ChaseEvent)
  for (let index = 1; index < events.length; index++)
    course = extendCourse(chase, course, events[index] as ChaseEvent)
  premise(course.seq === EVENTS && headOf(course).past.length > 100, 'the live fold left something out')
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

const WHOLE_MATCHES = 40

function benchWhole(tell: Tell): void {
  const matches = Array.from({ length: WHOLE_MATCHES }, (_, seed) =>
    playRandomMatch({ seed: seed + 1, tileset: plainTileSet(seed % 20) }),
  )
  const files = matches.map(({ lines }) =>
    new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')),
  )
  const events = matches.reduce((sum, match) => sum + match.events.length, 0)
  premise(events > 100 * WHOLE_MATCHES, `${WHOLE_MATCHES} random matches have ${events} events in all`)
  const { parse, audit } = rates({
    parse: {
      operations: files.length,
      work: () => {
        for (const { lines } of matches) for (const line of lines) JSON.parse(line)
      },
    },
    audit: {
      operations: files.length,
      work: () => {
        let audited = 0
        for (const file of files) {
          const auditor = createAuditor({ sha256: nodeSha256 })
          auditor.push(file)
          const { report } = auditor.finish()
          premise(report.chain.ok && report.findings.length === 0, 'an honest match has findings')
          audited += report.events
        }
        premise(audited === events, `the audits read ${audited} events of ${events}`)
      },
    },
  })
  tell({
    title: `Judging whole matches (${Math.round(events / files.length)} events each on average)`,
    rows: [
      figureRow('JSON.parse of the lines alone', perSecond(parse), '1×'),
      figureRow('audit: read, chain, stamps, replay, judge, compare', perSecond(audit), times(audit, parse)),
    ],
  })
}
