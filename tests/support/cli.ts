import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const GETAWAY = fileURLToPath(new URL('../../packages/cli/bin/getaway.js', import.meta.url))

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
  /** The most memory it held, in MB. */
  readonly peak: number
}

/** Runs the real program in a process of its own; `input` goes to its standard input. */
export function getaway(
  args: readonly string[],
  input?: AsyncIterable<Buffer> | Iterable<Buffer>,
): Promise<Ran> {
  const program = spawn('/usr/bin/env', ['node', GETAWAY, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
  let out = ''
  let err = ''
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  // A program that has seen enough closes its input; what is still to be written is lost on purpose.
  program.stdin.on('error', () => {})
  void feed(program.stdin, input ?? [])
  return new Promise((resolve, reject) => {
    program.on('error', reject)
    program.on('close', (code) => resolve({ code, out, err, peak: 0 }))
  })
}

async function feed(
  stdin: NodeJS.WritableStream & { destroyed?: boolean },
  input: AsyncIterable<Buffer> | Iterable<Buffer>,
) {
  for await (const chunk of input) {
    if (stdin.destroyed) return
    if (!stdin.write(chunk))
      await new Promise((resolve) => stdin.once('drain', resolve).once('close', resolve))
  }
  stdin.end()
}

export function tempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'getaway-'))
}
