import { createHash } from 'node:crypto'
import { bodyOf, sha256Hex } from '@getaway/engine'
import { premise } from '../../figures.ts'
import type { Timed } from '../../measure.ts'
import { nodeSha256 } from '../../node-sha256.ts'
import type { Contenders } from '../../rounds.ts'
import { eventsOf } from './folding.ts'

const rawSha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** Ways to hash each event of a log with the hash before it. */
export const hashing = {
  raw: (log: string) => hashed(log, rawSha256),
  node: (log: string) => hashed(log, nodeSha256),
  noble: (log: string) => hashed(log, sha256Hex),
} satisfies Contenders

function hashed(log: string, sha256: (text: string) => string): Timed {
  const events = eventsOf(log)
  const bodies = events.map((event, index) => (events[index - 1]?.hash ?? '') + bodyOf(event))
  return {
    operations: bodies.length,
    work: () => {
      let last = ''
      for (const body of bodies) last = sha256(body)
      premise(last === events.at(-1)?.hash, 'the last hash is not the one that the log has')
    },
  }
}
