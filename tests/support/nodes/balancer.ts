import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
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

const PATIENCE_MS = 20_000

export async function startBalancer(addresses: readonly string[]): Promise<Balancer> {
  const program = await debianProgram('nginx', 'nginx-light')
  const port = await freePort()
  const folder = tempFolder()
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'nginx.conf'), configuration(port, folder, addresses))
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

/** As `docs/scaling.md` has it, but for folders that belong to nobody else. */
function configuration(port: number, folder: string, addresses: readonly string[]): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const servers = addresses.map((address) => `server ${new URL(address).host} max_fails=0;`)
  return `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 4096; }
http {
  access_log off;
  ${temp.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream getaway { random; ${servers.join(' ')} }
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 16m;
    location / {
      proxy_pass http://getaway;
      proxy_http_version 1.1;
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_buffering off;
      proxy_read_timeout 60s;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout;
    }
  }
}
`
}
