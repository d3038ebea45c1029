import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { environment } from '@getaway/game-api'
import { inject } from 'vitest'
import { ROOT, SOURCES } from './sources.ts'

const ADDRESS = /Getaway is at (http:\S+)/

export interface ServiceProcess {
  readonly address: string
  /** What it said so far. */
  readonly said: () => string
  readonly child: ChildProcess
  /** Ends it like a power switch would, or asks it to end. */
  kill(
    signal: 'SIGKILL' | 'SIGINT' | 'SIGTERM',
  ): Promise<{ code: number | null; signal: NodeJS.Signals | null }>
}

/** The service as a program of its own; throws with what it said if it does not come up. */
export async function startServiceProcess(
  env: Readonly<Record<string, string>>,
  { isFromSources = false } = {},
): Promise<ServiceProcess> {
  const program = isFromSources ? ['--import', 'tsx', SOURCES.service] : [inject('programs').service]
  const child = spawn(process.execPath, program, {
    cwd: ROOT,
    env: { ...withoutOwn(process.env), HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  let text = ''
  const address = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += String(chunk)
      const found = ADDRESS.exec(text)
      if (found?.[1]) resolve(found[1])
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`the service did not start:\n${text}`)))
  })
  return {
    address,
    child,
    said: () => text,
    async kill(signal) {
      child.kill(signal)
      const [code, by] = (await ended) as [number | null, NodeJS.Signals | null]
      return { code, signal: by }
    },
  }
}

/** The environment without what configures a service of the person who runs the tests. */
function withoutOwn(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = Object.keys(environment.entries)
  return Object.fromEntries(Object.entries(env).filter(([name]) => !own.includes(name)))
}
