import { isIP } from 'node:net'
import * as v from 'valibot'

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

const text = v.pipe(v.string(), v.minLength(1))
const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))
const natsUrl = v.pipe(
  v.string(),
  v.check(
    (list) => partsOf(list).every((url) => /^(nats|tls):\/\/./.test(url)),
    'must be nats://… or tls://…, several separated by commas',
  ),
)
const onOff = v.pipe(
  v.picklist(['on', 'off'], 'must be "on" or "off"'),
  v.transform((value) => value === 'on'),
)

const whole = (least: number, most: number) => {
  const words = `must be a whole number from ${least} to ${most}`
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, words),
    v.transform(Number),
    v.minValue(least, words),
    v.maxValue(most, words),
  )
}

const partsOf = (list: string): string[] => list.split(',').map((part) => part.trim())

const origins = v.pipe(
  v.string(),
  v.check(
    (list) => partsOf(list).every(isOrigin),
    'must be origins such as https://example.org, separated by commas',
  ),
  v.transform(partsOf),
)

const hosts = v.pipe(
  v.string(),
  v.check(
    (list) => partsOf(list).every((part) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(part)),
    'must be names such as getaway.example.org, without ports, separated by commas',
  ),
  v.transform(partsOf),
)

// Not a number of proxies: a client that reaches the service without them could claim any address.
const proxies = v.pipe(
  v.string(),
  v.check(
    (value) => /^(on|off)$/.test(value) || partsOf(value).every(isNetwork),
    'must be "on", "off" or the addresses of proxies such as 10.0.0.0/8, separated by commas',
  ),
  v.transform((value): boolean | string[] =>
    value === 'on' || value === 'off' ? value === 'on' : partsOf(value),
  ),
)

/** Every variable that the service reads, with what it may be and what it is when nobody says. */
export const environment = v.object({
  PORT: v.exactOptional(whole(0, 65_535)),
  HOST: v.exactOptional(text, 'localhost'),
  DATABASE_URL: v.exactOptional(postgresUrl),
  MIGRATION_DATABASE_URL: v.exactOptional(postgresUrl),
  NATS_URL: v.exactOptional(natsUrl),
  DATA_DIR: v.exactOptional(text, 'data'),
  SEAL_KEY_FILE: v.exactOptional(text),
  LEASE_MS: v.exactOptional(whole(1_000, 60_000)),
  DEMO: v.exactOptional(onOff, 'on'),
  DEMOS_KEPT: v.exactOptional(whole(0, 1_000_000), '50'),
  RECORD_MAX_MB: v.exactOptional(whole(1, 100_000_000), '20480'),
  UNBEGUN_DAYS: v.exactOptional(whole(1, 3_650), '7'),
  BOT_PACE: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,3}(\.\d{1,3})?$/, 'must be a number such as 1 or 0.5'),
      v.transform(Number),
    ),
    '1',
  ),
  IMPORT_MAX_MB: v.exactOptional(whole(1, 256), '16'),
  IMPORT_STORE_MB: v.exactOptional(whole(1, 1_000_000), '1024'),
  IMPORT_ADDRESS_MB: v.exactOptional(whole(1, 1_000_000), '32'),
  IMPORT_DAYS: v.exactOptional(whole(1, 3_650), '30'),
  TRUST_PROXY: v.exactOptional(proxies, 'off'),
  ALLOWED_HOSTS: v.exactOptional(hosts),
  ALLOWED_ORIGINS: v.exactOptional(origins),
  OPEN_MATCHES: v.exactOptional(whole(1, 1_000_000), '1000'),
  OPEN_MATCHES_PER_ADDRESS: v.exactOptional(whole(1, 1_000_000), '100'),
  OPEN_TOURNAMENTS: v.exactOptional(whole(1, 1_000_000), '1000'),
  OPEN_TOURNAMENTS_PER_ADDRESS: v.exactOptional(whole(1, 1_000_000), '20'),
  RATE_LIMIT: v.exactOptional(onOff, 'on'),
  METRICS: v.exactOptional(onOff, 'on'),
  METRICS_TOKEN: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^[\w.~+/-]{16,256}=*$/, 'must be 16 or more letters and digits, without spaces'),
    ),
  ),
  LOG_LEVEL: v.exactOptional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'warn'),
})

export type Environment = v.InferOutput<typeof environment>

function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

/** As `proxy-addr` reads them: an address, a network, or one of its names for networks. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
