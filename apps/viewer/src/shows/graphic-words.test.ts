import { describe, expect, it } from 'vitest'
import type { StoryCard } from '../table/broadcasting.ts'
import { graphicWords } from './graphic-words.ts'

const card = (key: string, from: number) => ({ key, from, headline: key, seats: [1] }) as unknown as StoryCard
const viewer = (instant: number) => ({
  cards: () => [card('behind', 10)],
  instant: () => instant,
  language: 'it' as const,
})
const standing = { number: 1, at: 0 }
const told = { en: { headline: 'Odds' }, it: { headline: 'Probabilità' } }

describe('a graphic says', () => {
  it('the story as this viewer’s own match has it', () => {
    expect(graphicWords({ type: 'card', card: 'behind', ...standing }, viewer(10))?.headline).toBe('behind')
  })
  it('nothing of a story that this viewer may not know yet', () => {
    expect(graphicWords({ type: 'card', card: 'behind', ...standing }, viewer(9))).toBeUndefined()
  })
  it('nothing of a story that this viewer’s match does not have', () => {
    expect(graphicWords({ type: 'card', card: 'odds', ...standing }, viewer(99))).toBeUndefined()
  })
  it('what it was sent with, in the viewer’s language', () => {
    const words = graphicWords({ type: 'card', card: 'odds', told, ...standing }, viewer(99))
    expect(words?.headline).toBe('Probabilità')
  })
  it('a title as it stands', () => {
    expect(graphicWords({ type: 'title', headline: 'Final', ...standing }, viewer(0))?.headline).toBe('Final')
  })
})
