import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type Results, types } from '@electric-sql/pglite'
import type { PgliteReply, PgliteRequest } from './messages.ts'

// Instants and counts stay far below 2^53.
const parsers = { [types.INT8]: Number }
// PGlite's own makes a text of each byte.
const serializers = { [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes).toString('hex')}` }

const { dataDir } = workerData.data as { readonly dataDir: string | undefined }
const tell = (told: PgliteReply) => parentPort?.postMessage(told)

try {
  const pglite = await PGlite.create(dataDir === undefined ? 'memory://' : join(dataDir, 'record'))
  parentPort?.on('message', async (ask: PgliteRequest) => {
    if (ask.type === 'close') {
      await pglite.close()
      parentPort?.close()
      return
    }
    const { id } = ask
    try {
      const result = ask.type === 'run' ? await run(pglite, ask) : await send(pglite, ask.messages)
      tell({ type: 'done', id, rows: result?.rows ?? [], affected: result?.affectedRows ?? 0 })
    } catch (error) {
      const { message, code, detail } = error as { message: string; code?: string; detail?: string }
      tell({ type: 'failed', id, message, code, detail })
    }
  })
  tell({ type: 'ready' })
} catch (error) {
  tell({ type: 'unusable', message: messageOf(error) })
}

/** What WebAssembly throws is not always an error. */
function messageOf(error: unknown): string {
  const { message, code, errno } = (error ?? {}) as { message?: string; code?: string; errno?: number }
  return message ?? code ?? (errno === undefined ? String(error) : `error ${errno}`)
}

async function run(
  pglite: PGlite,
  { text, values }: Extract<PgliteRequest, { type: 'run' }>,
): Promise<Results<object> | undefined> {
  if (values.length > 0) return pglite.query(text, [...values], { parsers, serializers })
  return (await pglite.exec(text, { parsers })).at(-1) as Results<object> | undefined
}

async function send(pglite: PGlite, messages: Uint8Array): Promise<undefined> {
  await pglite.execProtocol(messages)
}
