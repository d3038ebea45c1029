import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../postgres/postgres-port.ts'
import { tempFolder } from '../temp-folder.ts'
import { debianProgram } from './debian-program.ts'

/** A real nginx, which sends each request to one of the nodes by chance, and knows nothing of matches. */
export interface Balancer {
  readonly address: string
  close(): Promise<void>
}

const SHIPPED = new URL('../../../services/game-api/docker/balancer.conf', import.meta.url)
const PATIENCE_MS = 20_000

export async function startBalancer(addresses: readonly string[]): Promise<Balancer> {
  const program = await debianProgram('nginx', 'nginx-light')
  const port = await freePort()
  const folder = tempFolder()
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'nginx.conf'), await configuration(port, folder, addresses))
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += String(chunk)
  })
  const address = `http://127.0.0.1:${port}`
  const until = Date.now() + PATIENCE_MS
  while (!(await answers(address))) {
    if (Date.now() > until || child.exitCode !== null) throw new Error(`${program} did not start:\n${said}`)
    await sleep(10)
  }
  return { address, close: () => end(child) }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function answers(address: string): Promise<boolean> {
  return fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** As `docker-compose.yml` has it, but for the addresses, and folders that belong to nobody else. */
async function configuration(port: number, folder: string, addresses: readonly string[]): Promise<string> {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const servers = addresses.map((address) => `server ${new URL(address).host} max_fails=0;`)
  const text = await readFile(SHIPPED, 'utf8')
  const site = text
    .replace(/( *server node-\d:3000.*\n)+/, `${servers.join('\n')}\n`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 4096; }
http {
  access_log off;
  ${temp.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
}
`
}
