import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url))

const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))
const onOff = v.pipe(
  v.picklist(['on', 'off'], 'must be "on" or "off"'),
  v.transform((value) => value === 'on'),
)

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

const environment = v.object({
  PORT: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a number from 0 to 65535'),
      v.transform(Number),
      v.maxValue(65_535, 'must be a number from 0 to 65535'),
    ),
  ),
  HOST: v.exactOptional(v.pipe(v.string(), v.minLength(1)), 'localhost'),
  DATABASE_URL: v.exactOptional(postgresUrl),
  MIGRATION_DATABASE_URL: v.exactOptional(postgresUrl),
  DATA_DIR: v.exactOptional(v.pipe(v.string(), v.minLength(1)), 'data'),
  DEMO: v.exactOptional(onOff, 'on'),
  BOT_PACE: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}(\.\d{1,3})?$/, 'must be a number such as 1 or 0.5'),
      v.transform(Number),
    ),
    '1',
  ),
  LOG_LEVEL: v.exactOptional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'warn'),
})

export interface Config {
  /** Undefined: 3000, or the next free one. */
  readonly port: number | undefined
  readonly host: string
  readonly databaseUrl: string | undefined
  /** The owner of the tables; the application itself should not be. */
  readonly migrationDatabaseUrl: string | undefined
  /** Of the embedded database, where no other is given. */
  readonly dataDir: string | undefined
  readonly demo: boolean
  /** By how much bots think longer than people do; 0 is at once. */
  readonly botPace: number
  readonly logLevel: string
}

function problemIn(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? ''
  // A URL may hold a password.
  return name.endsWith('URL') ? `${name} ${issue.message}` : `${name} ${issue.message}, not ${issue.received}`
}

/** The configuration, or what is wrong with it, a line each. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config | readonly string[] {
  // An empty variable is one that somebody unset in the way of shells and compose files.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(environment, given)
  if (!result.success) return result.issues.map(problemIn)
  const { PORT, HOST, DATABASE_URL, MIGRATION_DATABASE_URL, DATA_DIR, DEMO, BOT_PACE, LOG_LEVEL } =
    result.output
  if (MIGRATION_DATABASE_URL && !DATABASE_URL)
    return ['MIGRATION_DATABASE_URL goes with DATABASE_URL, which is missing']
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL,
    migrationDatabaseUrl: MIGRATION_DATABASE_URL,
    dataDir: resolve(PROJECT, DATA_DIR),
    demo: DEMO,
    botPace: BOT_PACE,
    logLevel: LOG_LEVEL,
  }
}
