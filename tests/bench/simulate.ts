import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { createJudge, type LogEvent, seededRandom, simulate } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'
import { figureRow, premise, type Tell } from './figures.ts'
import { perSecond, rates, times } from './measure.ts'

const GETAWAY = fileURLToPath(new URL('../../packages/cli/bin/getaway.js', import.meta.url))
const STRENGTH = 'regular'
const MATCHES = 30
/** For the whole program: enough that its start, and what V8 compiles in each job, hardly count. */
const RUN = 2_000

/** What playing costs beside judging what was played, and what the program makes of the cores. */
export function benchSimulate(tell: Tell): void {
  for (const players of [2, 3, 4]) {
    const logs: (readonly LogEvent[])[] = []
    const play = () => {
      logs.length = 0
      for (let seed = 0; seed < MATCHES; seed++) logs.push(playMatch(players, seed))
    }
    play()
    const events = logs.reduce((sum, log) => sum + log.length, 0)
    premise(events >= 40 * MATCHES, `${MATCHES} matches came to ${events} events: nobody played`)
    const { judged, played } = rates({
      judged: {
        operations: events,
        work: () => {
          for (const log of logs) judge(log)
        },
      },
      played: { operations: events, work: play },
    })
    tell({
      title: `Simulating ${players} ${STRENGTH} bots (${(events / MATCHES).toFixed(0)} events a match)`,
      rows: [
        figureRow('fold and judge the same matches', perSecond(judged), '1×'),
        figureRow('play them', perSecond(played), times(played, judged)),
        figureRow('matches', perSecond((played * MATCHES) / events)),
      ],
    })
  }
  const one = program(1)
  const all = program(availableParallelism())
  tell({
    title: `getaway simulate of ${RUN.toLocaleString('en')} matches of 2, start included, by the clock`,
    rows: [
      figureRow('1 job', perSecond(one), '1×'),
      figureRow(`${availableParallelism()} jobs`, perSecond(all), times(all, one)),
    ],
  })
}

function playMatch(players: number, seed: number): readonly LogEvent[] {
  return simulate({
    game: chase,
    id: `bench-${seed}`,
    at: 1_763_456_789_000_000,
    seats: Array.from({ length: players }, () => STRENGTH),
    random: seededRandom(seed),
  }).events
}

function judge(log: readonly LogEvent[]): void {
  const judged = createJudge(chase, log[0] as LogEvent)
  for (let index = 1; index < log.length; index++) judged.push(log[index] as LogEvent)
  const { isOver, findings } = judged.finish()
  premise(isOver && findings.length === 0, 'a simulated match is not over, or has findings')
}

function program(jobs: number): number {
  const start = performance.now()
  const args = [GETAWAY, 'simulate', '--json', '--matches', String(RUN), '--jobs', String(jobs)]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  premise(status === 0, `getaway simulate ended with exit code ${status}: ${stderr}`)
  const { matches } = JSON.parse(stdout) as { matches: number }
  premise(matches === RUN, `getaway simulate played ${matches} matches, not ${RUN}`)
  return RUN / ((performance.now() - start) / 1000)
}
