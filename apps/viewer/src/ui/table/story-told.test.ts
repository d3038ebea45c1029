import { describe, expect, it } from 'vitest'
import type { Story, StoryLine } from '../../table/story.ts'
import { spokenOf, toldAt } from './story-told.ts'

const line = (at: number, tone: StoryLine['tone'], text = `${tone} ${at}`): StoryLine => ({ at, tone, text })
const story: Story = {
  key: 'check 1',
  title: 'The check',
  from: 100,
  until: 900,
  lines: [line(200, 'right'), line(300, 'wrong'), line(300, 'right'), line(700, 'score')],
}

describe('how far a story has come', () => {
  it.each([
    { instant: 99, told: undefined },
    { instant: 100, told: 0 },
    { instant: 200, told: 1 },
    { instant: 299, told: 1 },
    { instant: 300, told: 3 },
    { instant: 899, told: 4 },
    { instant: 900, told: undefined },
    { instant: Number.MAX_SAFE_INTEGER, told: undefined },
  ])('at $instant: $told', ({ instant, told }) => {
    expect(toldAt(story, instant)).toBe(told)
  })
})

describe('what is read aloud', () => {
  it.each([
    { name: 'nothing of what is right', lines: 1, spoken: '' },
    { name: 'a mistake', lines: 2, spoken: 'wrong 300' },
    { name: 'not again when more is right', lines: 3, spoken: 'wrong 300' },
    { name: 'the score', lines: 4, spoken: 'score 700' },
  ])('$name', ({ lines, spoken }) => {
    expect(spokenOf(story.lines.slice(0, lines))).toBe(spoken)
  })
})
