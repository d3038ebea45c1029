import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAuditor, createScribe, lineOf } from '@getaway/engine'
import { create, plainTileSet } from '@getaway/engine/chase'
import { expect, onTestFinished, test } from 'vitest'
import { openSealKey } from './seal-key.ts'

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'getaway-seal-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

test('a key is made once, for its owner only, and is the same ever after', async () => {
  const file = join(await folder(), 'data', 'seal-key.pem')
  const [one, other] = await Promise.all([openSealKey(file), openSealKey(file)])
  expect(one.publicKey).toBe(other.publicKey)
  expect((await openSealKey(file)).id).toBe(one.id)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readFile(file, 'utf8')).toContain('BEGIN PRIVATE KEY')
})

test('what it hashes is the same after a restart, another for another purpose, and another for another key', async () => {
  const file = join(await folder(), 'seal-key.pem')
  const hash = async (of: string | undefined, purpose = 'addresses') =>
    (await openSealKey(of)).keyedHash(purpose, '192.0.2.1')
  const first = await hash(file)
  expect(first).toMatch(/^[\w-]{43}$/)
  expect(await hash(file)).toBe(first)
  expect(await hash(file, 'names')).not.toBe(first)
  expect(await hash(undefined)).not.toBe(first)
})

test('without a file there is one for this run', async () => {
  expect((await openSealKey(undefined)).publicKey).not.toBe((await openSealKey(undefined)).publicKey)
})

test.each([
  { name: 'no key at all', pem: 'secret' },
  {
    name: 'a key of another kind',
    pem: String(
      generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
    ),
  },
])('$name is named', async ({ pem }) => {
  const file = join(await folder(), 'key.pem')
  await writeFile(file, pem)
  await expect(openSealKey(file)).rejects.toThrow(`SEAL_KEY_FILE: ${file} must hold an Ed25519`)
})

test('an audit that trusts the key finds its seal valid', async () => {
  const key = await openSealKey(undefined)
  const scribe = createScribe({ salt: () => '0'.repeat(32) })
  const created = create({ id: 'm', at: 1, players: ['Ada', 'Ben'], tileset: plainTileSet(1) })
  const text = (draft: Parameters<typeof scribe.write>[0]) => {
    const { event, body } = scribe.write(draft, false)
    return { hash: event.hash, line: `${lineOf(body, event.hash)}\n` }
  }
  const first = text(created)
  const abandoned = text({ type: 'game.abandoned', at: 2, by: 'server', data: { reason: 'rain' } })
  const sealed = text({ type: 'game.sealed', at: 2, by: 'server', data: key.seal('m', abandoned.hash) })
  const auditor = createAuditor({ key: key.publicKey })
  auditor.push(new TextEncoder().encode(first.line + abandoned.line + sealed.line))
  expect(auditor.finish().report).toMatchObject({ seal: 'valid', findings: [] })
})
