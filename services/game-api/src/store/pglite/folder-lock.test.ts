import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'getaway-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Leaves a socket at that path that nobody listens at any more. */
async function leaveStale(path: string): Promise<void> {
  const script = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('one holds it, until it gives it back', async () => {
  const give = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`another Getaway uses the folder ${folder}`)
  await give()
  await (await lockFolder(folder))()
})

test('a lock that a killed process left is taken, by one of those who come together', async () => {
  for (let round = 0; round < 5; round++) {
    await leaveStale(join(folder, 'lock'))
    const all = await Promise.allSettled([lockFolder(folder), lockFolder(folder), lockFolder(folder)])
    const held = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(held).toHaveLength(1)
    await held[0]?.()
  }
})

test('a path that is too long for a socket', async () => {
  const deep = join(folder, 'x'.repeat(100), 'y'.repeat(100))
  const give = await lockFolder(deep)
  await expect(lockFolder(deep)).rejects.toThrow('another Getaway')
  await give()
})

test('a folder that can’t be one', async () => {
  await expect(lockFolder('/dev/null')).rejects.toThrow(
    'DATA_DIR: /dev/null is no folder that can be written',
  )
})
