import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../postgres/postgres-port.ts'
import { debianProgram } from './debian-program.ts'

/** The real broker, in a process of its own. */
export interface NatsServer {
  readonly port: number
  readonly url: string
  kill(): Promise<void>
  /** Again, at the same port. */
  start(): Promise<void>
}

const PATIENCE_MS = 20_000

export async function startNats(): Promise<NatsServer> {
  const program = await debianProgram('nats-server', 'nats-server')
  const port = await freePort()
  let child: ChildProcess | undefined
  const start = async () => {
    child = spawn(program, ['--addr', '127.0.0.1', '--port', String(port)], { stdio: 'ignore' })
    const until = Date.now() + PATIENCE_MS
    while (!(await answers(port))) {
      if (Date.now() > until || child.exitCode !== null) throw new Error(`${program} did not start`)
      await sleep(10)
    }
  }
  await start()
  return {
    port,
    url: `nats://127.0.0.1:${port}`,
    start,
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'data')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
