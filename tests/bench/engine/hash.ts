import { createHash } from 'node:crypto'
import { bodyOf, type LogEvent, sha256Hex } from '@getaway/engine'
import { figureRow, premise, type Tell } from '../figures.ts'
import { perSecond, rates, times } from '../measure.ts'
import { nodeSha256 } from '../node-sha256.ts'

export function benchHash(events: readonly LogEvent[], tell: Tell): void {
  const bodies = events.map((event) => event.hash + bodyOf(event))
  const rawSha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  for (const body of bodies.slice(0, 100)) {
    const [raw, node, noble] = [rawSha256(body), nodeSha256(body), sha256Hex(body)]
    premise(raw === node && raw === noble, 'the three ways to hash differ')
  }
  const each = (sha256: (text: string) => string) => ({
    operations: bodies.length,
    work: () => {
      for (const body of bodies) sha256(body)
    },
  })
  const { raw, node, noble } = rates({
    raw: each(rawSha256),
    node: each(nodeSha256),
    noble: each(sha256Hex),
  })
  tell({
    title: 'Hashing (an event and the hash before it)',
    rows: [
      figureRow('node:crypto createHash', perSecond(raw), '1×'),
      figureRow('as the CLI does (crypto.hash)', perSecond(node), times(node, raw)),
      figureRow('as a browser does (@noble/hashes)', perSecond(noble), times(noble, raw)),
    ],
  })
}
