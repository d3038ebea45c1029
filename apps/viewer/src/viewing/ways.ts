import type { Flag, Strip } from '../table/strip.ts'

/** Going back while playing leads to the previous moment, not to the moment that has just passed. */
const GRACE = 1_500_000

/** The next key moment of the game, or the one before; undefined: there is none. */
export function flagFrom(flags: readonly Flag[], instant: number, by: 1 | -1, isPlaying: boolean) {
  const told = flags.filter(({ kind }) => kind.isKeyMoment).map(({ at }) => at)
  const grace = isPlaying ? GRACE : 0
  return by === 1 ? least(told.filter((at) => at > instant)) : most(told.filter((at) => at < instant - grace))
}

/** Where the next chapter begins, or this one, or from its beginning the one before. */
export function chapterFrom(chapters: Strip['chapters'], instant: number, by: 1 | -1): number | undefined {
  const begins = chapters.map(({ from }) => from)
  return by === 1
    ? least(begins.filter((from) => from > instant))
    : most(begins.filter((from) => from < instant - GRACE))
}

function least(all: readonly number[]): number | undefined {
  return all.length > 0 ? Math.min(...all) : undefined
}

function most(all: readonly number[]): number | undefined {
  return all.length > 0 ? Math.max(...all) : undefined
}
