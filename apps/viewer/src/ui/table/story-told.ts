import type { Story, StoryLine } from '../../table/story.ts'

/** How far a story has been told at an instant: so many lines; undefined while it is not told at all. */
export function toldAt({ from, until, lines }: Story, instant: number): number | undefined {
  if (instant < from || instant >= until) return undefined
  let told = 0
  for (const { at } of lines) if (at <= instant) told++
  return told
}

/** What is read aloud: nobody wants to hear of each tile that is placed correctly. */
export function spokenOf(lines: readonly StoryLine[]): string {
  return lines.findLast(({ tone }) => tone === 'wrong' || tone === 'score')?.text ?? ''
}
