import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Account } from './postgres-account.ts'
import { runAs } from './postgres-database.ts'

const PATIENCE_MS = 60_000

export interface ServerPlace {
  readonly bin: string
  readonly folder: string
  readonly account: Account | undefined
  readonly superuser: string
}

/** Makes the data folder. */
export async function initialise({ bin, folder, account }: ServerPlace): Promise<void> {
  // Without sync: the folder is thrown away, and what is committed later is synced by the server itself.
  const args = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync']
  await promisify(execFile)(join(bin, 'initdb'), [...args, '--pgdata', join(folder, 'data')], {
    cwd: folder,
    ...account,
  })
}

/** Starts the server and waits until it answers. */
export async function launch(place: ServerPlace, settings: Record<string, string>): Promise<ChildProcess> {
  const { bin, folder, account, superuser } = place
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(join(folder, 'log'), 'a')
  const server = spawn(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...flags], {
    cwd: folder,
    stdio: ['ignore', log, log],
    // In a process group of its own: Ctrl-C is for the tests, which stop it when they are done.
    detached: true,
    ...account,
  })
  closeSync(log)
  const spawned = once(server, 'spawn')
  server.unref()
  await spawned
  const until = Date.now() + PATIENCE_MS
  while (!(await answers(superuser))) {
    if (isOver(server) || Date.now() > until) throw new Error(`Postgres did not start:\n${lastOf(folder)}`)
    await sleep(20)
  }
  return server
}

/** Sends a signal and waits for the end. */
export async function halt(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  if (isOver(server)) return
  server.ref()
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function answers(superuser: string): Promise<boolean> {
  return runAs(superuser, ['select 1']).then(
    () => true,
    () => false,
  )
}

function lastOf(folder: string): string {
  return readFileSync(join(folder, 'log'), 'utf8').trimEnd().split('\n').slice(-20).join('\n')
}
