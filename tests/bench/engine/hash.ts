import type { RatesApart } from '../apart.ts'
import { figureRow, type Tell } from '../figures.ts'
import { perSecond, times } from '../measure.ts'
import type { EngineContender } from './contenders/contender.ts'

export async function benchHash(rates: RatesApart<EngineContender>, log: string, tell: Tell): Promise<void> {
  const { raw, node, noble } = await rates(['raw', 'node', 'noble'], log)
  tell({
    title: 'Hashing (an event and the hash before it)',
    rows: [
      figureRow('node:crypto createHash', perSecond(raw), '1×'),
      figureRow('as the CLI does (crypto.hash)', perSecond(node), times(node, raw)),
      figureRow('as a browser does (@noble/hashes)', perSecond(noble), times(noble, raw)),
    ],
  })
}
