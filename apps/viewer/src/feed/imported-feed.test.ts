import { describe, expect, it } from 'vitest'
import { createImportedFeed } from './imported-feed.ts'

const line = (seq: number) => JSON.stringify({ seq, type: 'seat.left', at: seq, by: 0, data: {}, hash: '' })

async function seqsIn(text: string): Promise<readonly number[]> {
  const seqs: number[] = []
  for await (const item of createImportedFeed({ readImportedLog: async () => text }, 'i').items) {
    if (item.type === 'shown') seqs.push(item.event.seq)
  }
  return seqs
}

describe('an imported log', () => {
  it.each([
    { name: 'whole', text: `${line(1)}\n${line(2)}\n`, seqs: [1, 2] },
    { name: 'cut off in its last line', text: `${line(1)}\n${line(2).slice(0, 20)}`, seqs: [1] },
  ])('$name', async ({ text, seqs }) => {
    expect(await seqsIn(text)).toEqual(seqs)
  })
})
