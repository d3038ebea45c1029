import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Waits for the end of its standard input, which comes however we end, even by SIGKILL. */
const SCRIPT = `
cat >/dev/null
for file in "$1/data/postmaster.pid" "$1"/*/data/postmaster.pid; do
  pid=$(head -n 1 "$file" 2>/dev/null) || continue
  kill -QUIT "$pid" 2>/dev/null
  for _ in $(seq 100); do kill -0 "$pid" 2>/dev/null || break; sleep 0.05; done
done
# A browser that is ending may still write.
for _ in $(seq 100); do rm -rf "$1" 2>/dev/null && break; sleep 0.05; done
`

export interface Watchdog {
  end(): Promise<void>
}

/** Stops the servers in this folder or in folders of it, and removes it: at `end`, or when we are gone. */
export function watchOver(folder: string): Watchdog {
  // In a process group of its own, where Ctrl-C does not reach it.
  const watchdog = spawn('sh', ['-c', SCRIPT, 'sh', folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
    cwd: '/',
  })
  watchdog.unref()
  const ended = once(watchdog, 'exit')
  return {
    async end() {
      watchdog.ref()
      watchdog.stdin.end()
      await ended
    },
  }
}
