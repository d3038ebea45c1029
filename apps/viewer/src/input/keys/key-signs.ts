import type { Word } from '../../language/words.ts'

const WORDS: Readonly<Record<string, Word>> = {
  ' ': 'key.space',
  Home: 'key.home',
  End: 'key.end',
  Enter: 'key.enter',
  Escape: 'key.escape',
  Tab: 'key.tab',
  PageUp: 'key.page-up',
  PageDown: 'key.page-down',
}
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  '-': '−',
}

/** A key as it is printed on a keyboard. */
export function signOf(key: string, say: (word: Word) => string): string {
  if (key.startsWith('Shift+')) return `⇧ ${signOf(key.slice('Shift+'.length), say)}`
  const word = WORDS[key]
  return word ? say(word) : (SIGNS[key] ?? key.toUpperCase())
}

/** A row of digits is told by its ends. */
export function shortened(keys: readonly string[]): readonly string[] {
  return keys.length > 4 ? [keys[0] ?? '', '…', keys.at(-1) ?? ''] : keys
}
