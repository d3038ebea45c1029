import { expect, test } from 'vitest'
import { configFrom } from './config.ts'

test('nothing set: embedded, at the first free port, with a demo', () => {
  expect(configFrom({ HOME: '/root', DATA_DIR: '' })).toMatchObject({
    port: undefined,
    host: 'localhost',
    databaseUrl: undefined,
    dataDir: expect.stringMatching(/[\\/]data$/),
    demo: true,
    demosKept: 50,
    recordMaxBytes: 20 * 1024 * 1024 * 1024,
    unbegunKeepMs: 7 * 24 * 60 * 60 * 1000,
    sealKeyFile: expect.stringMatching(/[\\/]data[\\/]seal-key\.pem$/),
    leaseMs: 6_000,
    botPace: 1,
    importMaxBytes: 16 * 1024 * 1024,
    importStoreBytes: 1024 * 1024 * 1024,
    importAddressBytes: 32 * 1024 * 1024,
    importKeepMs: 30 * 24 * 60 * 60 * 1000,
    trustProxy: false,
    allowedHosts: [],
    allowedOrigins: [],
    openMatches: 1_000,
    openMatchesPerAddress: 100,
    openTournaments: 1_000,
    openTournamentsPerAddress: 20,
    rates: true,
    metrics: true,
    metricsToken: undefined,
    logLevel: 'warn',
  })
})

test('everything set', () => {
  const env = {
    PORT: '0',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://app@db/getaway',
    MIGRATION_DATABASE_URL: 'postgresql://owner@db/getaway',
    DATA_DIR: '/var/lib/getaway',
    DEMO: 'off',
    DEMOS_KEPT: '3',
    RECORD_MAX_MB: '100',
    UNBEGUN_DAYS: '2',
    BOT_PACE: '0.5',
    SEAL_KEY_FILE: '/etc/getaway/seal.pem',
    LEASE_MS: '10000',
    IMPORT_MAX_MB: '2',
    IMPORT_STORE_MB: '100',
    IMPORT_ADDRESS_MB: '8',
    IMPORT_DAYS: '7',
    TRUST_PROXY: 'on',
    ALLOWED_HOSTS: 'getaway.example.org, play.example.org',
    ALLOWED_ORIGINS: 'https://example.org, http://localhost:5173',
    OPEN_MATCHES: '50',
    OPEN_MATCHES_PER_ADDRESS: '5',
    OPEN_TOURNAMENTS: '30',
    OPEN_TOURNAMENTS_PER_ADDRESS: '3',
    RATE_LIMIT: 'off',
    METRICS: 'off',
    METRICS_TOKEN: 'a-token-of-some-length',
    LOG_LEVEL: 'info',
  }
  expect(configFrom(env)).toEqual({
    port: 0,
    host: '0.0.0.0',
    databaseUrl: env.DATABASE_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
    dataDir: '/var/lib/getaway',
    demo: false,
    demosKept: 3,
    recordMaxBytes: 100 * 1024 * 1024,
    unbegunKeepMs: 2 * 24 * 60 * 60 * 1000,
    botPace: 0.5,
    sealKeyFile: '/etc/getaway/seal.pem',
    leaseMs: 10_000,
    importMaxBytes: 2 * 1024 * 1024,
    importStoreBytes: 100 * 1024 * 1024,
    importAddressBytes: Number.POSITIVE_INFINITY,
    importKeepMs: 7 * 24 * 60 * 60 * 1000,
    trustProxy: true,
    allowedHosts: ['getaway.example.org', 'play.example.org'],
    allowedOrigins: ['https://example.org', 'http://localhost:5173'],
    openMatches: 50,
    openMatchesPerAddress: Number.POSITIVE_INFINITY,
    openTournaments: 30,
    openTournamentsPerAddress: Number.POSITIVE_INFINITY,
    rates: false,
    metrics: false,
    metricsToken: env.METRICS_TOKEN,
    logLevel: 'info',
  })
})

const wrong: { env: Record<string, string>; problem: RegExp }[] = [
  { env: { PORT: '70000' }, problem: /^PORT must be a whole number from 0 to 65535, not "?70000/ },
  { env: { PORT: 'http' }, problem: /^PORT must be a whole number/ },
  { env: { DATABASE_URL: 'mysql://x' }, problem: /^DATABASE_URL must begin with postgres:\/\/$/ },
  { env: { MIGRATION_DATABASE_URL: 'postgres://x' }, problem: /DATABASE_URL, which is missing/ },
  { env: { DEMO: 'yes' }, problem: /^DEMO must be "on" or "off", not "yes"/ },
  { env: { BOT_PACE: '-1' }, problem: /^BOT_PACE must be a number/ },
  { env: { LEASE_MS: '500' }, problem: /^LEASE_MS must be a whole number from 1000 to 60000, not "?500/ },
  { env: { IMPORT_MAX_MB: '0' }, problem: /^IMPORT_MAX_MB must be a whole number from 1/ },
  { env: { IMPORT_STORE_MB: '1e9' }, problem: /^IMPORT_STORE_MB must be a whole number from 1/ },
  { env: { IMPORT_DAYS: '0' }, problem: /^IMPORT_DAYS must be a whole number from 1 to 3650/ },
  { env: { TRUST_PROXY: 'yes' }, problem: /^TRUST_PROXY must be .*10\.0\.0\.0\/8.*, not "yes"/ },
  { env: { TRUST_PROXY: '1' }, problem: /^TRUST_PROXY must be/ },
  { env: { TRUST_PROXY: '10.0.0.0/33' }, problem: /^TRUST_PROXY must be/ },
  { env: { ALLOWED_HOSTS: '*.org' }, problem: /^ALLOWED_HOSTS must be names such as getaway/ },
  { env: { ALLOWED_HOSTS: 'a.org:443' }, problem: /^ALLOWED_HOSTS must be names/ },
  { env: { ALLOWED_ORIGINS: '*' }, problem: /^ALLOWED_ORIGINS must be origins such as https:/ },
  { env: { ALLOWED_ORIGINS: 'https://a.org/x' }, problem: /^ALLOWED_ORIGINS must be origins/ },
  { env: { OPEN_MATCHES: '0' }, problem: /^OPEN_MATCHES must be a whole number from 1/ },
  { env: { RATE_LIMIT: '100' }, problem: /^RATE_LIMIT must be "on" or "off"/ },
  { env: { METRICS: 'no' }, problem: /^METRICS must be "on" or "off"/ },
  { env: { METRICS_TOKEN: 'short' }, problem: /^METRICS_TOKEN must be 16 or more letters[^"]*$/ },
  { env: { LOG_LEVEL: 'loud' }, problem: /^LOG_LEVEL must be/ },
]
test.each(wrong)('$env: named, with what would be right', ({ env, problem }) => {
  expect(configFrom(env)).toEqual([expect.stringMatching(problem)])
})

const proxies: { set: string; trustProxy: unknown }[] = [
  { set: 'on', trustProxy: true },
  { set: 'off', trustProxy: false },
  { set: '127.0.0.1', trustProxy: ['127.0.0.1'] },
  { set: '10.0.0.0/8, fd00::/8, loopback', trustProxy: ['10.0.0.0/8', 'fd00::/8', 'loopback'] },
]
test.each(proxies)('TRUST_PROXY $set', ({ set, trustProxy }) => {
  expect(configFrom({ TRUST_PROXY: set })).toMatchObject({ trustProxy })
})

test('all that is wrong is named at once', () => {
  expect(configFrom({ PORT: 'x', DEMO: 'x' })).toHaveLength(2)
})
