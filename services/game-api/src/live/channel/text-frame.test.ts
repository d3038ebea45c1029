import { expect, test } from 'vitest'
import * as ws from 'ws'
import { textFrame } from './text-frame.ts'

// `ws` frames its own in two pieces, head and payload.
const { Sender } = ws as unknown as {
  readonly Sender: { frame(data: Buffer, options: object): readonly Buffer[] }
}

test.each([0, 1, 125, 126, 127, 65_535, 65_536, 100_000])('%i characters, as ws frames them', (length) => {
  const text = 'é'.repeat(Math.floor(length / 2)) + 'x'.repeat(length % 2)
  const { framed, text: payload } = textFrame(text)
  const options = { fin: true, opcode: 1, mask: false, readOnly: true, rsv1: false }
  expect(framed.equals(Buffer.concat(Sender.frame(Buffer.from(text), options)))).toBe(true)
  expect(String(payload)).toBe(text)
})
