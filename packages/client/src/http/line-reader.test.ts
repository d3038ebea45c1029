import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linesIn } from './line-reader.ts'

function bodyOf(chunks: Iterable<Uint8Array<ArrayBuffer>>, onCancel = () => {}) {
  const rest = chunks[Symbol.iterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const { done, value } = rest.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: onCancel,
    },
    { highWaterMark: 0 },
  )
}

async function read(chunks: Iterable<Uint8Array<ArrayBuffer>>): Promise<string[]> {
  const lines: string[] = []
  for await (const line of linesIn(bodyOf(chunks))) lines.push(line)
  return lines
}

test('however a text is cut into pieces, also within a letter: the same lines', async () => {
  const line = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\n'))
  await fc.assert(
    fc.asyncProperty(
      fc.array(line),
      fc.integer({ min: 1, max: 7 }),
      fc.boolean(),
      async (lines, size, isEnded) => {
        const bytes = new TextEncoder().encode(lines.join('\n') + (isEnded ? '\n' : ''))
        const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
          bytes.slice(index * size, (index + 1) * size),
        )
        expect(await read(chunks)).toEqual(lines.filter((one) => one.trim() !== ''))
      },
    ),
  )
})

test('lines come while more is awaited, and who stops reading ends the body', async () => {
  let isCancelled = false
  function* endless() {
    for (;;) yield new TextEncoder().encode('one\n\ntwo\n')
  }
  const body = bodyOf(endless(), () => {
    isCancelled = true
  })
  const lines: string[] = []
  for await (const line of linesIn(body)) {
    lines.push(line)
    if (lines.length === 5) break
  }
  expect(lines).toEqual(['one', 'two', 'one', 'two', 'one'])
  expect(isCancelled).toBe(true)
})
