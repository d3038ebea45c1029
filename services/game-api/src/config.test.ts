import { expect, test } from 'vitest'
import { configFrom } from './config.ts'

test('nothing set: embedded, at the first free port, with a demo', () => {
  expect(configFrom({ HOME: '/root', DATA_DIR: '' })).toMatchObject({
    port: undefined,
    host: 'localhost',
    databaseUrl: undefined,
    dataDir: expect.stringMatching(/[\\/]data$/),
    demo: true,
    botPace: 1,
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
    BOT_PACE: '0.5',
    LOG_LEVEL: 'info',
  }
  expect(configFrom(env)).toEqual({
    port: 0,
    host: '0.0.0.0',
    databaseUrl: env.DATABASE_URL,
    migrationDatabaseUrl: env.MIGRATION_DATABASE_URL,
    dataDir: '/var/lib/getaway',
    demo: false,
    botPace: 0.5,
    logLevel: 'info',
  })
})

const wrong: { env: Record<string, string>; problem: RegExp }[] = [
  { env: { PORT: '70000' }, problem: /^PORT must be a number from 0 to 65535, not "?70000/ },
  { env: { PORT: 'http' }, problem: /^PORT must be a number/ },
  { env: { DATABASE_URL: 'mysql://x' }, problem: /^DATABASE_URL must begin with postgres:\/\/$/ },
  { env: { MIGRATION_DATABASE_URL: 'postgres://x' }, problem: /DATABASE_URL, which is missing/ },
  { env: { DEMO: 'yes' }, problem: /^DEMO must be "on" or "off", not "yes"/ },
  { env: { BOT_PACE: '-1' }, problem: /^BOT_PACE must be a number/ },
  { env: { LOG_LEVEL: 'loud' }, problem: /^LOG_LEVEL must be/ },
]
test.each(wrong)('$env: named, with what would be right', ({ env, problem }) => {
  expect(configFrom(env)).toEqual([expect.stringMatching(problem)])
})

test('all that is wrong is named at once', () => {
  expect(configFrom({ PORT: 'x', DEMO: 'x' })).toHaveLength(2)
})
