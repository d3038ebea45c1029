import type { CDPSession } from 'playwright-core'

/** What is in a page's heap after garbage has been collected, in bytes. */
export interface HeapWeight {
  /** What its scripts hold: objects, arrays, text, functions. */
  readonly data: number
  /** What the engine has made of the scripts: it compiles again, for speed, what runs often. */
  readonly code: number
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[], ...unknown[]]
    }
  }
  readonly nodes: readonly number[]
}

/** Not of the heap: what the browser holds for the page (nodes, styles, buffers), and what only the snapshot knows. */
const ELSEWHERE: readonly string[] = ['native', 'synthetic']

export async function weighHeap(session: CDPSession): Promise<HeapWeight> {
  const chunks: string[] = []
  const take = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', take)
  await session.send('HeapProfiler.takeHeapSnapshot')
  session.off('HeapProfiler.addHeapSnapshotChunk', take)
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let [data, code] = [0, 0]
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type] ?? -1] ?? ''
    const bytes = nodes[at + size] ?? 0
    if (kind === 'code') code += bytes
    else if (!ELSEWHERE.includes(kind)) data += bytes
  }
  return { data, code }
}
