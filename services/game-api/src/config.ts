import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { type Environment, environment } from './operation/environment.ts'

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url))

const MB = 1024 * 1024
const LEASE_MS = 6_000
/** How long players wait when a node dies: the other nodes notice sooner, and take its matches as soon as the lease allows. */
const LEASE_BETWEEN_NODES_MS = 1_500
const DAY_MS = 24 * 60 * 60 * 1000

export interface Config {
  /** Undefined: 3000, or the next free one. */
  readonly port: number | undefined
  readonly host: string
  readonly databaseUrl: string | undefined
  /** The owner of the tables; the application itself should not be. */
  readonly migrationDatabaseUrl: string | undefined
  /** The broker between nodes; undefined: there is one node, or each works by itself. */
  readonly natsUrl: string | undefined
  /** Of the embedded database, where no other is given; undefined keeps it in memory. */
  readonly dataDir: string | undefined
  /** The private key that seals logs, as PEM; undefined keeps one in memory. */
  readonly sealKeyFile: string | undefined
  /** For how long a node that fell silent keeps its matches. */
  readonly leaseMs: number
  readonly demo: boolean
  /** So many demo matches that are over can still be watched. */
  readonly demosKept: number
  /** What people's matches may take up before no more are created. */
  readonly recordMaxBytes: number
  /** For how long a match is kept that never begins. */
  readonly unbegunKeepMs: number
  /** By how much bots think longer than people do; 0 is at once. */
  readonly botPace: number
  readonly importMaxBytes: number
  /** What all imports together may take up. */
  readonly importStoreBytes: number
  /** What the imports of one address may take up. */
  readonly importAddressBytes: number
  readonly importKeepMs: number
  /** The proxies that are believed about a client's address, as Fastify takes them. */
  readonly trustProxy: boolean | string[]
  /** Names by which pages of this service are reached, besides those of this machine. */
  readonly allowedHosts: readonly string[]
  /** Other origins whose pages may write; the own one always may. */
  readonly allowedOrigins: readonly string[]
  /** How many matches may be in memory and in play when a new one is asked for. */
  readonly openMatches: number
  /** Of those that an address has created: how many may be open. */
  readonly openMatchesPerAddress: number
  /** Whether there are rate limits. */
  readonly openTournaments: number
  readonly openTournamentsPerAddress: number
  readonly rates: boolean
  readonly metrics: boolean
  /** The token that readers of the metrics have to show; undefined: none is needed. */
  readonly metricsToken: string | undefined
  readonly logLevel: string
}

/** The configuration, or what is wrong with it, a line each. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config | readonly string[] {
  // An empty variable is one that somebody unset in the way of shells and compose files.
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = v.safeParse(environment, given)
  if (!result.success) return result.issues.map(problemIn)
  const { MIGRATION_DATABASE_URL, DATABASE_URL } = result.output
  if (MIGRATION_DATABASE_URL && !DATABASE_URL)
    return ['MIGRATION_DATABASE_URL goes with DATABASE_URL, which is missing']
  const { NATS_URL, SEAL_KEY_FILE } = result.output
  if (NATS_URL && !DATABASE_URL) return ['NATS_URL needs DATABASE_URL: nodes share one record']
  if (NATS_URL && !SEAL_KEY_FILE)
    return ['NATS_URL needs SEAL_KEY_FILE: nodes recognise each other by the key that they share']
  return configOf(result.output)
}

/** What runs where nobody sets anything. */
export const defaultConfig: Config = configOf(v.parse(environment, {}))

function configOf(set: Environment): Config {
  const dataDir = resolve(PROJECT, set.DATA_DIR)
  return {
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL,
    migrationDatabaseUrl: set.MIGRATION_DATABASE_URL,
    natsUrl: set.NATS_URL,
    dataDir,
    sealKeyFile: set.SEAL_KEY_FILE ? resolve(PROJECT, set.SEAL_KEY_FILE) : join(dataDir, 'seal-key.pem'),
    leaseMs: set.LEASE_MS ?? (set.NATS_URL ? LEASE_BETWEEN_NODES_MS : LEASE_MS),
    demo: set.DEMO,
    demosKept: set.DEMOS_KEPT,
    recordMaxBytes: set.RECORD_MAX_MB * MB,
    unbegunKeepMs: set.UNBEGUN_DAYS * DAY_MS,
    botPace: set.BOT_PACE,
    importMaxBytes: set.IMPORT_MAX_MB * MB,
    importStoreBytes: set.IMPORT_STORE_MB * MB,
    importAddressBytes: set.RATE_LIMIT
      ? Math.max(set.IMPORT_ADDRESS_MB, set.IMPORT_MAX_MB) * MB
      : Number.POSITIVE_INFINITY,
    importKeepMs: set.IMPORT_DAYS * DAY_MS,
    trustProxy: set.TRUST_PROXY,
    allowedHosts: set.ALLOWED_HOSTS ?? [],
    allowedOrigins: set.ALLOWED_ORIGINS ?? [],
    openMatches: set.OPEN_MATCHES,
    openMatchesPerAddress: set.RATE_LIMIT ? set.OPEN_MATCHES_PER_ADDRESS : Number.POSITIVE_INFINITY,
    openTournaments: set.OPEN_TOURNAMENTS,
    openTournamentsPerAddress: set.RATE_LIMIT ? set.OPEN_TOURNAMENTS_PER_ADDRESS : Number.POSITIVE_INFINITY,
    rates: set.RATE_LIMIT,
    metrics: set.METRICS,
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL,
  }
}

function problemIn(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? ''
  // A URL may hold a password.
  const isSecret = name.endsWith('URL') || name.endsWith('TOKEN')
  return isSecret ? `${name} ${issue.message}` : `${name} ${issue.message}, not ${issue.received}`
}
