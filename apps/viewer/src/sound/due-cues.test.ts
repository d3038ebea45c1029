import { describe, expect, it } from 'vitest'
import type { Cue } from '../table/cue.ts'
import { createDueCues } from './due-cues.ts'

const at = (ms: number, key = `at ${ms}`): Cue => ({ key, at: ms * 1000, sound: 'lay', isOwn: false })

/** What is heard at each of these instants (ms), in order. */
function heardAt(cues: readonly Cue[], instants: readonly number[], due = createDueCues()): string[][] {
  return instants.map((ms) => due.take(cues, ms * 1000).map(({ key }) => key))
}

describe('what is due', () => {
  it('is heard once, when its instant comes', () => {
    expect(heardAt([at(100), at(120)], [90, 106, 123, 140])).toEqual([[], ['at 100'], ['at 120'], []])
  })

  it('is not heard where somebody opens a match, or jumps into it', () => {
    expect(heardAt([at(100), at(5000)], [101, 110, 5005, 5020])).toEqual([[], [], [], []])
  })

  it('is heard although it came late over the line, but not when it is long past', () => {
    const due = createDueCues()
    heardAt([], [1000, 1900, 2500, 3000], due)
    expect(heardAt([at(2700), at(2100)], [3016], due)).toEqual([['at 2700']])
  })

  it('is not heard twice when the player’s own action is confirmed with another instant', () => {
    const due = createDueCues()
    heardAt([at(100, 'own')], [90, 110], due)
    expect(heardAt([at(130, 'own')], [126, 142], due)).toEqual([[], []])
  })

  it('is passed over in silence while somebody scrubs', () => {
    const due = createDueCues()
    heardAt([], [50], due)
    due.pass(200_000)
    expect(heardAt([at(100), at(199), at(210)], [216], due)).toEqual([['at 210']])
  })
})
