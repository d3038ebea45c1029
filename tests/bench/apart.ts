import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle } from '../../scripts/bundle.mjs'
import { ROOT } from '../support/programs/sources.ts'
import { premise } from './figures.ts'

const ROUNDS = 7
/** With as much room for short-lived objects as the programs are started with. */
const FLAGS = ['--max-semi-space-size=64']

/** Operations per second of processor time, by contender; each is given the files at that place. */
export type RatesApart<Contender extends string> = <Name extends Contender>(
  names: readonly Name[],
  files: string,
) => Promise<Record<Name, number>>

/**
 * Measures contenders as programs run: bundled, and each in a process of its own, so that none pays for what others
 * made V8 learn or keep. They take turns, and the best round of each counts: other work on the machine can only slow
 * it down. `program` is a file of contenders that calls `takeRounds`, by its path in the repository.
 */
export async function apart<Contender extends string>(
  program: string,
  measure: (rates: RatesApart<Contender>) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-bench-'))
  try {
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    await bundle({ input: { program }, folder })
    await measure((names, files) => ratesOf(join(folder, 'program.mjs'), names, files))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function ratesOf<Name extends string>(
  program: string,
  names: readonly Name[],
  files: string,
): Promise<Record<Name, number>> {
  const children = names.map((name) => [name, fork(program, [name, files], { execArgv: FLAGS })] as const)
  try {
    const best = new Map<string, number>()
    for (let round = 0; round <= ROUNDS; round++) {
      for (const [name, child] of children) {
        const rate = await roundOf(name, child)
        // The first warms up.
        if (round > 0) best.set(name, Math.max(best.get(name) ?? 0, rate))
      }
    }
    return Object.fromEntries(best) as Record<Name, number>
  } finally {
    for (const [, child] of children) child.kill()
  }
}

async function roundOf(name: string, child: ChildProcess): Promise<number> {
  const over = new AbortController()
  try {
    child.send('round')
    const [answer] = await Promise.race([
      once(child, 'message', over),
      once(child, 'exit', over).then(() => []),
    ])
    premise(typeof answer === 'number', `${name} ended before it was measured`)
    return answer
  } finally {
    over.abort()
  }
}
