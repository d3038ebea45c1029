import { configFrom } from './config.ts'
import { startService } from './service.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Less than what `docker compose` allows before it kills. */
const PATIENCE_MS = 18_000

/** Starts the service for a person at a terminal or a container, and stops it when asked to. */
async function main(): Promise<void> {
  const config = configFrom(process.env)
  if ('length' in config) {
    for (const problem of config) process.stderr.write(`getaway: ${problem}\n`)
    process.exitCode = 2
    return
  }
  const service = await startService(config)
  for (const note of service.notes) say(`  ${note}`)
  say(`\n  Getaway is at ${service.address}\n`)

  let isStopping = false
  const stop = () => {
    // A second signal means: do not wait.
    if (isStopping) process.exit(1)
    isStopping = true
    setTimeout(giveUp, PATIENCE_MS).unref()
    service.close().then(
      () => say('  stopped'),
      (error) => fail(error),
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

function giveUp(): void {
  process.stderr.write('getaway: stopped without waiting any longer; what was acknowledged is recorded\n')
  process.exit(1)
}

function fail(error: unknown): void {
  const cause = error instanceof Error ? causeOf(error) : ''
  process.stderr.write(`getaway: ${error instanceof Error ? error.message : String(error)}${cause}\n`)
  process.exitCode = 1
}

function causeOf({ cause }: Error): string {
  if (!(cause instanceof Error)) return ''
  // Several addresses that all refuse come as one error without words.
  const { code } = cause as NodeJS.ErrnoException
  return ` (${cause.message || code || cause.name})`
}

main().catch(fail)
