import { type ChildProcess, spawn } from 'node:child_process'

/** Waits for the end of its standard input, which comes however we end, even by SIGKILL. */
const SCRIPT = `
cat >/dev/null
if pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null); then
  kill -QUIT "$pid" 2>/dev/null
  for _ in $(seq 100); do kill -0 "$pid" 2>/dev/null || break; sleep 0.05; done
fi
rm -rf "$1"
`

/** Stops the server in this folder and removes the folder: when its input is closed, or when we are gone. */
export function watchOver(folder: string): ChildProcess {
  // In a process group of its own, where Ctrl-C does not reach it.
  const watchdog = spawn('sh', ['-c', SCRIPT, 'sh', folder], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
    cwd: '/',
  })
  watchdog.unref()
  return watchdog
}
