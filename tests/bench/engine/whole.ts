import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainTileSet } from '@getaway/engine/chase'
import { playRandomMatch } from '@getaway/engine/testing'
import type { RatesApart } from '../apart.ts'
import { figureRow, premise, type Tell } from '../figures.ts'
import { perSecond, times } from '../measure.ts'
import type { EngineContender } from './contenders/contender.ts'

const MATCHES = 40

export async function benchWhole(
  rates: RatesApart<EngineContender>,
  folder: string,
  tell: Tell,
): Promise<void> {
  mkdirSync(folder)
  let events = 0
  for (let match = 0; match < MATCHES; match++) {
    const { lines } = playRandomMatch({ seed: match + 1, tileset: plainTileSet(match % 20) })
    writeFileSync(join(folder, `${match}.getaway.jsonl`), lines.map((line) => `${line}\n`).join(''))
    events += lines.length
  }
  premise(events > 100 * MATCHES, `${MATCHES} random matches have ${events} events in all`)
  const { parse, audit } = await rates(['parse', 'audit'], folder)
  tell({
    title: `Judging whole matches (${Math.round(events / MATCHES)} events each on average)`,
    rows: [
      figureRow('JSON.parse of the lines alone', perSecond(parse), '1×'),
      figureRow('audit: read, chain, stamps, replay, judge, compare', perSecond(audit), times(audit, parse)),
    ],
  })
}
