import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apart, type RatesApart } from '../apart.ts'
import { figureRow, type Tell } from '../figures.ts'
import { perSecond, times } from '../measure.ts'
import type { EngineContender } from './contenders/contender.ts'
import { benchHash } from './hash.ts'
import { EVENTS, playLongMatch } from './long-match.ts'
import { benchSeek } from './seek.ts'
import { benchWhole } from './whole.ts'

const CONTENDER = 'tests/bench/engine/contenders/contender.ts'

export async function benchEngine(tell: Tell): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-bench-'))
  try {
    const { events, bytes, races } = playLongMatch()
    const log = join(folder, 'long.getaway.jsonl')
    writeFileSync(log, bytes)
    await apart<EngineContender>(CONTENDER, async (rates) => {
      await benchFold(
        rates,
        log,
        `${(bytes.length / 1e6).toFixed(1)} MB, ${races} events before earlier ones`,
        tell,
      )
      await benchHash(rates, log, tell)
      await benchWhole(rates, join(folder, 'matches'), tell)
    })
    benchSeek(events, tell)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function benchFold(
  rates: RatesApart<EngineContender>,
  log: string,
  size: string,
  tell: Tell,
): Promise<void> {
  const measured = await rates(['peer', 'bare', 'read', 'fold', 'both', 'live'], log)
  const row = (what: string, name: keyof typeof measured, goal = '') =>
    figureRow(what, perSecond(measured[name]), times(measured[name], measured.bare), goal)
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
}
