import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillTemplate, LOG_PLACE, NotATemplate } from './fill-template.ts'

const TEMPLATE = `<main>${LOG_PLACE}</main>\n`

async function filled(log: Iterable<Uint8Array>, template = TEMPLATE): Promise<string> {
  let text = ''
  for await (const piece of fillTemplate(template, log)) text += piece
  return text
}

test('however the log is cut into pieces: the same file, with its bytes in base64', async () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 9 }))
  await fc.assert(
    fc.asyncProperty(pieces, async (log) => {
      const expected = Buffer.concat(log).toString('base64')
      expect(await filled(log)).toBe(TEMPLATE.replace(LOG_PLACE, expected))
    }),
  )
})

test('a log larger than what is encoded at once', async () => {
  const log = Uint8Array.from({ length: 100_001 }, (_, index) => index * 7)
  expect(await filled([log])).toBe(TEMPLATE.replace(LOG_PLACE, Buffer.from(log).toString('base64')))
})

test('a log that names the place itself stays where it is', async () => {
  const log = Buffer.from(`${LOG_PLACE}</script><script>alert(1)</script>`)
  const text = await filled([log])
  expect(text).not.toContain(LOG_PLACE)
  expect(text).not.toContain('</script>')
})

test.each(['', '<main></main>', LOG_PLACE + LOG_PLACE])('%j is no template', async (template) => {
  await expect(filled([], template)).rejects.toThrow(NotATemplate)
})
