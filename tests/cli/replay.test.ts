import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { getaway } from '../support/programs/cli.ts'
import { tempFolder } from '../support/temp-folder.ts'

const golden = (name: string) => fileURLToPath(new URL(`../golden/${name}.getaway.jsonl`, import.meta.url))
const folder = tempFolder()
const at = (name: string) => join(folder, name)

test('a log in a page, byte for byte, the same however it was packed and from wherever it came', async () => {
  const packed = readFileSync(`${golden('three-players-fair')}.gz`)
  const log = gunzipSync(packed)
  const [one, other] = [at('one.html'), at('other.html')]
  const first = await getaway(['replay', `${golden('three-players-fair')}.gz`, '--html', one])
  expect(first).toMatchObject({ code: 0, err: '' })
  expect(first.out).toMatch(/^Consistent: no findings\.[\s\S]*\nwritten: .*one\.html \(\d+ kB\)\n$/)
  expect(await getaway(['replay', '-', '--html', other], { input: [log] })).toMatchObject({ code: 0 })
  expect(readFileSync(other, 'utf8')).toBe(readFileSync(one, 'utf8'))
  expect(readFileSync(one, 'utf8')).toContain(
    `<script type="text/plain" id="log">${log.toString('base64')}</script>`,
  )
})

test('a log with faults is shown with its faults', async () => {
  const ran = await getaway(['replay', golden('tampered'), '--html', at('tampered.html')])
  expect(ran.code).toBe(1)
  expect(ran.out).toContain('Altered at event 7.')
  expect(existsSync(at('tampered.html'))).toBe(true)
})

describe('nothing is written', () => {
  const log = golden('cut-off')
  writeFileSync(at('letter.jsonl'), 'Dear Ada,\n')
  writeFileSync(at('taken.html'), 'mine')
  test.each([
    ['no log', ['--html', at('x.html')], 'name a log'],
    ['two logs', [log, log, '--html', at('x.html')], 'one log at a time, not 2'],
    ['nowhere to', [log], 'name the file to write: --html OUT.html'],
    ['to something else', [log, '--html', at('x.pdf')], '--html is a file that ends in .html'],
    ['another option', [log, '--pdf', at('x.html')], 'see getaway replay --help'],
    ['what is no log', [at('letter.jsonl'), '--html', at('x.html')], 'line 1'],
    ['what is not there', [at('none.jsonl'), '--html', at('x.html')], 'there is no such file'],
    ['into no folder', [log, '--html', at('no/x.html')], 'is in a folder that is not there'],
    ['over another file', [log, '--html', at('taken.html')], 'is there already; --force replaces it'],
  ])('%s', async (_, args, why) => {
    const ran = await getaway(['replay', ...args])
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toContain(why)
    expect(existsSync(at('x.html'))).toBe(false)
    expect(readFileSync(at('taken.html'), 'utf8')).toBe('mine')
  })
})

test('with --force another file is replaced', async () => {
  writeFileSync(at('old.html'), 'old')
  const ran = await getaway(['replay', golden('cut-off'), '--html', at('old.html'), '--force'])
  expect(ran).toMatchObject({ code: 0, err: '' })
  expect(readFileSync(at('old.html'), 'utf8')).toContain('<!doctype html>')
})
