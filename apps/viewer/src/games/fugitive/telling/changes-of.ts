import { type Match, REACH, type Role, reachWith, type Table } from '@getaway/engine/fugitive'
import type { Language } from '../../../language/language.ts'
import type { TableStatus } from '../../../table/table-status.ts'
import { listed, namesOf } from './names.ts'
import { type FugitiveWord, sayFugitive } from './words.ts'

/** What events have changed for the next hideout, the next guess and the next draws, until it has come about. */
export function changesOf(match: Match, { changes }: Table, language: Language): TableStatus['counts'] {
  const say = (key: FugitiveWord, values = {}) => sayFugitive(language, key, values)
  const counted = (key: 'next.places' | 'next.stays' | 'next.guesses' | 'next.silences', n: number) => {
    if (n === 0) return []
    return [n === 1 ? say(key) : say(`${key}.many`, { n })]
  }
  const hideout = [
    ...(changes.reach !== 0 ? [say('next.reach', { n: reachWith(changes.reach), usual: REACH })] : []),
    ...(changes.strong > 0 ? [say('next.strong', { n: changes.strong })] : []),
    ...(changes.noSprint ? [say('next.no-sprint')] : []),
    ...counted('next.places', changes.places),
    ...counted('next.stays', changes.stays),
  ]
  const guess = [
    ...(changes.oneNumber ? [say('next.one-number')] : []),
    ...(changes.tellCount ? [say('next.tell-count')] : []),
    ...counted('next.guesses', changes.guesses),
    ...counted('next.silences', changes.silences),
  ]
  const names = namesOf(match, language)
  const draw = (who: Role) => [
    ...(changes.closed[who].length > 0
      ? [say('next.closed', { decks: listed([...new Set(changes.closed[who])].toSorted(), language) })]
      : []),
    ...(changes.skippedDraws[who] === 1 ? [say('next.draw.skipped')] : []),
    ...(changes.skippedDraws[who] > 1
      ? [say('next.draw.skipped.many', { n: changes.skippedDraws[who] })]
      : []),
  ]
  const rows = [
    { label: say('next.hideout'), parts: hideout },
    { label: say('next.guess'), parts: guess },
    ...(['fugitive', 'marshal'] as const).map((who) => ({
      label: say('next.draw', { name: names[who] }),
      parts: draw(who),
    })),
  ]
  return rows.flatMap(({ label, parts }) => (parts.length > 0 ? [{ label, value: parts.join('; ') }] : []))
}
