import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Plugin, parseAst } from 'vite'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const OURS = /^(apps|packages|services)\/.*\/src\/.*\.tsx?$/

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** What a traced function does first. */
declare global {
  var traceCall: ((file: string, name: string) => void) | undefined
}

/** Lets each named function of ours say when it is called. */
export function traceCalls(): Plugin {
  return {
    name: 'trace-calls',
    enforce: 'post',
    transform(code, id) {
      const file = relative(ROOT, id.split('?')[0] ?? '').replaceAll('\\', '/')
      if (!OURS.test(file) || file.includes('.test.') || file.includes('/testing/')) return undefined
      const inserts: { readonly at: number; readonly text: string }[] = []
      visit(parseAst(code) as unknown as Node, undefined, (body, name) => {
        const call = `globalThis.traceCall?.(${JSON.stringify(file)},${JSON.stringify(name)})`
        if (body.type === 'BlockStatement') inserts.push({ at: body.start + 1, text: `${call};` })
        else inserts.push({ at: body.start, text: `(${call},(` }, { at: body.end, text: '))' })
      })
      return { code: withInserts(code, inserts), map: null }
    },
  }
}

function visit(node: Node, name: string | undefined, onFunction: (body: Node, name: string) => void): void {
  if (/Function/.test(node.type) && isNode(node.body)) {
    const own = nameOf(node.id) ?? name
    if (own !== undefined) onFunction(node.body, own)
  }
  for (const [field, child] of Object.entries(node)) {
    const isValue = field === 'value' || field === 'init'
    const given = isValue ? (nameOf(node.key) ?? nameOf(node.id)) : undefined
    for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, given, onFunction)
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === 'string' ? node.name : undefined

function withInserts(
  code: string,
  inserts: readonly { readonly at: number; readonly text: string }[],
): string {
  return inserts
    .toSorted((one, other) => other.at - one.at)
    .reduce((text, { at, text: more }) => text.slice(0, at) + more + text.slice(at), code)
}
