import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { inject } from 'vitest'
import { ROOT, SOURCES } from './sources.ts'

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Run {
  /** What its standard input gets. */
  readonly input?: Iterable<Buffer>
  /** With little memory to spare, what buffers on dies of it. */
  readonly heapMb?: number
  /** From its TypeScript, as where the bundle is not current. */
  readonly isFromSources?: boolean
}

/** Runs the real program in a process of its own. */
export function getaway(args: readonly string[], run: Run = {}): Promise<Ran> {
  return startGetaway(args, run).ran
}

/** The real program while it runs, to be disturbed. */
export function startGetaway(args: readonly string[], { input = [], heapMb, isFromSources }: Run = {}) {
  const flags = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]
  const file = isFromSources ? ['--import', 'tsx', join(ROOT, SOURCES.cli)] : [inject('programs').cli]
  const program = spawn(process.execPath, [...flags, ...file, ...args])
  let out = ''
  let err = ''
  program.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  const ran = new Promise<Ran>((resolve, reject) => {
    program.on('error', reject)
    program.on('close', (code) => resolve({ code, out, err }))
    void feed(program.stdin, input)
  })
  return { program, ran }
}

/** A program that has seen enough closes its input; what is still to be written is lost on purpose. */
async function feed(stdin: Writable, input: Iterable<Buffer>): Promise<void> {
  stdin.on('error', () => {})
  const closed = new Promise<void>((resolve) => stdin.once('close', resolve))
  for (const chunk of input) {
    if (stdin.destroyed) return
    if (!stdin.write(chunk)) {
      await Promise.race([new Promise((resolve) => stdin.once('drain', resolve)), closed])
    }
  }
  stdin.end()
}
