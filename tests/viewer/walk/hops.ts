import { LEGS } from './legs.ts'

const DEEPEST = 80
const FRAME =
  /at (?:async )?(?:new )?([\w.#<>]+)(?: \[as [^\]]+\])? \(.*?\/((?:apps|packages|services)\/[^)]*?\/src\/[^):]+)\.tsx?[:)]/

/** A function that hands the tile on, and where it is: the path without `src`. */
interface Hop {
  readonly room: string
  readonly name: string
}

/** Notes who called whom, at each gate of the way. */
export function recordHops() {
  const gates = LEGS.flatMap(({ gates }, leg) => gates.map((gate) => ({ ...gate, leg })))
  const legs: Hop[][] = LEGS.map(() => [])
  const depth = Error.stackTraceLimit
  Error.stackTraceLimit = DEEPEST
  globalThis.traceCall = (file, name) => {
    const [next] = gates
    if (!next || name !== next.name || !file.endsWith(next.file)) return
    const stack = new Error().stack ?? ''
    if (next.via !== undefined && !stack.includes(next.via)) return
    gates.shift()
    const program = LEGS[next.leg]?.program
    const before = legs.filter((_, index) => LEGS[index]?.program === program).flat()
    const isNew = (hop: Hop) =>
      !before.some(({ room, name: known }) => room === hop.room && known === hop.name)
    legs[next.leg]?.push(...hopsIn(stack).filter(isNew))
  }
  return {
    /** Undefined once all gates were passed. */
    missing: () => gates[0] && `${gates[0].file} ${gates[0].name}`,
    stop() {
      globalThis.traceCall = undefined
      Error.stackTraceLimit = depth
      return legs
    },
  }
}

/** From the outermost function of ours to the innermost. */
function hopsIn(stack: string): readonly Hop[] {
  return stack
    .split('\n')
    .slice(2)
    .toReversed()
    .flatMap((line) => {
      const [, called = '', path = ''] = FRAME.exec(line) ?? []
      const name = called.split(/[.#]/).at(-1) ?? ''
      return path === '' || name === '<anonymous>' ? [] : [{ room: path.replace('/src/', '/'), name }]
    })
}

/** As it stands in docs/architecture.md: each leg a line, each file with its functions that hand the tile on (`file:first,second`). */
export function tellHops(legs: readonly (readonly Hop[])[]): string {
  const files = legs.map((leg) => [...new Set(leg.map(({ room }) => room))])
  const lines = legs.map((leg, index) => {
    const told = files[index]?.map((room) => {
      const names = new Set(leg.filter((hop) => hop.room === room).map(({ name }) => name))
      return `\`${room.replace(/^(apps|packages|services)\//, '')}:${[...names].join(',')}\``
    })
    return `${index + 1}. **${LEGS[index]?.what}**: ${told?.join(' → ')}`
  })
  return [`${files.flat().length} hops from file to file:`, '', ...lines].join('\n')
}
