import { expect, test } from 'vitest'
import { logInPage } from './log-in-page.ts'

const LOG = '{"data":{"game":"chase","id":"m1"}}\nÀ la carte \u2028\n'
const BASE64 = Buffer.from(LOG).toString('base64')
const pageWith = (textContent: string | undefined) => ({
  getElementById: (id: string) =>
    (id === 'log' && textContent !== undefined ? { textContent } : null) as never,
})
const textIn = (text: string | undefined) => logInPage(pageWith(text)).text()

test('the log, byte for byte, by its name', async () => {
  const file = logInPage(pageWith(BASE64))
  expect(file.name).toBe('chase-m1.getaway.jsonl')
  expect(await file.text()).toBe(LOG)
})

test('a file that was cut off: the log up to there', async () => {
  for (let length = 0; length < BASE64.length; length++)
    expect(Buffer.from(LOG).toString()).toContain(
      (await textIn(BASE64.slice(0, length))).replace(/\ufffd+$/, ''),
    )
  expect(await textIn(BASE64.slice(0, 5))).toBe(LOG.slice(0, 3))
})

test('no log at all is an empty one', async () => {
  expect(await textIn(undefined)).toBe('')
})
