import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below what systems give to outgoing connections, so that it is still free after a restart. */
const FIRST = 15_000
const LAST = 32_000

/** A port of 127.0.0.1 that nobody listens at. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
  throw new Error(`no free port between ${FIRST} and ${LAST}`)
}
