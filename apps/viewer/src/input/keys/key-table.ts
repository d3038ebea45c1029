import type { KeyWord } from '../../language/key-words.ts'
import type { Language } from '../../language/language.ts'
import type { Word } from '../../language/words.ts'
import type { ActingAct } from '../../table/acting.ts'

/** What has the keyboard: a page as a whole, the part of it with the focus, or a dialog above it. */
export type Focus = 'watching' | 'timeline' | 'board' | 'playing' | 'casting' | 'tv' | 'dialog'

export const KEY_GROUPS = [
  'keys.casting',
  'keys.hand',
  'keys.playing',
  'keys.looking',
  'keys.moving',
] as const
export type KeyGroup = (typeof KEY_GROUPS)[number]

export interface KeyRow<Action extends string = string> {
  /** A word of the page, or a game's own. */
  readonly says: Word | KeyWord | Readonly<Record<Language, string>>
  readonly group: KeyGroup
  readonly in: readonly Focus[]
  /** As `keyNameOf` has them. */
  readonly keys: Readonly<Record<Action, readonly string[]>>
  /** It has to be kept pressed for a moment. */
  readonly isHeld?: boolean
  /** It is done again and again while it is kept pressed: anything else only once. */
  readonly isRepeated?: boolean
}

const WATCHING = ['watching', 'timeline', 'board'] as const
const TABLE = [...WATCHING, 'playing'] as const

/** Every key there is: what it does, in which focus, and what the help says of it. A game that is played adds its own. */
export const KEY_TABLE = [
  {
    says: 'keys.next',
    group: 'keys.hand',
    in: ['playing'],
    isRepeated: true,
    keys: { 'last-piece': ['a'], 'next-piece': ['d'] },
  },
  {
    ...{ says: 'keys.carry', group: 'keys.hand', in: ['playing'], isRepeated: true },
    keys: { west: ['ArrowLeft'], east: ['ArrowRight'], north: ['ArrowUp'], south: ['ArrowDown'] },
  },
  {
    says: 'keys.turn',
    group: 'keys.hand',
    in: ['playing'],
    isRepeated: true,
    keys: { 'turn-back': ['e'], turn: ['r'] },
  },
  { says: 'keys.put-down', group: 'keys.hand', in: ['playing'], keys: { 'put-down': ['Enter'] } },
  { says: 'keys.put-back', group: 'keys.hand', in: ['playing'], keys: { 'put-back': ['Escape'] } },
  // The browser does it; a game may have taken Tab for itself.
  { says: 'keys.buttons', group: 'keys.hand', in: ['playing'], keys: { buttons: ['Shift+Tab'] } },

  { says: 'keys.play', group: 'keys.playing', in: WATCHING, keys: { play: [' ', 'k'] } },
  { says: 'keys.forwards', group: 'keys.playing', in: WATCHING, keys: { forwards: ['l'] } },
  { says: 'keys.backwards', group: 'keys.playing', in: WATCHING, keys: { backwards: ['j'] } },
  { says: 'keys.speed', group: 'keys.playing', in: WATCHING, keys: { slower: ['<'], faster: ['>'] } },

  {
    says: 'keys.zoom',
    group: 'keys.looking',
    in: ['watching', 'timeline'],
    isRepeated: true,
    keys: { closer: ['+'], further: ['-'] },
  },
  {
    says: 'keys.zoom-board',
    group: 'keys.looking',
    in: ['board', 'playing'],
    isRepeated: true,
    keys: { larger: ['+'], smaller: ['-'] },
  },
  { says: 'keys.follow', group: 'keys.looking', in: ['board', 'playing'], keys: { follow: ['0'] } },
  { says: 'keys.view', group: 'keys.looking', in: TABLE, keys: { view: ['c'] } },
  { says: 'control.full', group: 'keys.looking', in: TABLE, keys: { full: ['f'] } },
  { says: 'keys.skip', group: 'keys.looking', in: TABLE, keys: { skip: ['s'] } },
  { says: 'keys.mute', group: 'keys.looking', in: [...TABLE, 'tv'], keys: { mute: ['m'] } },
  { says: 'help.title', group: 'keys.looking', in: TABLE, keys: { card: ['h'] } },
  { says: 'keys.help', group: 'keys.looking', in: [...TABLE, 'casting'], keys: { help: ['?'] } },
  { says: 'keys.close', group: 'keys.looking', in: ['dialog'], keys: { close: ['Escape'] } },
  { says: 'keys.leave', group: 'keys.looking', in: ['tv'], keys: { leave: ['Escape'] } },

  {
    ...{ says: 'keys.step', group: 'keys.moving', in: WATCHING, isRepeated: true },
    keys: { 'step-back': ['ArrowLeft'], 'step-on': ['ArrowRight'] },
  },
  {
    ...{ says: 'keys.step-slider', group: 'keys.moving', in: ['timeline'], isRepeated: true },
    keys: { 'step-down': ['ArrowDown'], 'step-up': ['ArrowUp'] },
  },
  {
    ...{ says: 'keys.flag', group: 'keys.moving', in: WATCHING, isRepeated: true },
    keys: { 'flag-back': ['Shift+ArrowLeft'], 'flag-on': ['Shift+ArrowRight'] },
  },
  { says: 'keys.photo', group: 'keys.moving', in: WATCHING, keys: { photo: ['p'] } },
  {
    ...{ says: 'keys.chapter', group: 'keys.moving', in: WATCHING, isRepeated: true },
    keys: { 'chapter-back': ['['], 'chapter-on': [']'] },
  },
  {
    ...{ says: 'keys.page', group: 'keys.moving', in: ['timeline'], isRepeated: true },
    keys: { 'page-back': ['PageDown'], 'page-on': ['PageUp'] },
  },
  {
    ...{ says: 'keys.tenth', group: 'keys.moving', in: ['watching', 'timeline'] },
    keys: { tenth: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] },
  },
  { says: 'keys.home', group: 'keys.moving', in: WATCHING, keys: { home: ['Home'] } },
  { says: 'keys.end', group: 'keys.moving', in: WATCHING, keys: { end: ['End'] } },
] as const satisfies readonly KeyRow[]

type KeysOf<Row> = Row extends { readonly keys: infer Keys } ? keyof Keys & string : never
/** All that a key can do, but for what a game adds. */
export type KeyAction = KeysOf<(typeof KEY_TABLE)[number]>

/** A game's own acts that have a key, as rows of the table for somebody who plays it. */
export function rowsOfActs(acts: readonly ActingAct[]): KeyRow[] {
  const withKeys = acts.filter(({ keys }) => keys.length > 0)
  return withKeys.map(({ act, keys, words, isHeld }) => ({
    ...{ says: words, group: 'keys.hand', in: ['playing'], isHeld },
    keys: { [act]: keys },
  }))
}

/** Where on the page the focus has to be for a key. */
const PLACES = ['timeline', 'board'] as const
type Place = (typeof PLACES)[number]

/** Keys that belong together, as the help tells them; `place` is of all of them, or of one. */
export interface HelpGroup {
  readonly group: KeyGroup
  readonly place: Place | undefined
  readonly rows: readonly { readonly row: KeyRow; readonly place: Place | undefined }[]
}

/** What the help of a page tells: all that can be pressed on it, and where the focus has to be for what is not its own. */
export function helpOf(page: Focus, more: readonly KeyRow[]): readonly HelpGroup[] {
  const all: readonly KeyRow[] = [...KEY_TABLE, ...more]
  return KEY_GROUPS.flatMap((group) => {
    const rows = all.flatMap((row): HelpGroup['rows'] => {
      if (row.group !== group) return []
      if (row.in.includes(page) || row.in.includes('dialog')) return [{ row, place: undefined }]
      // A caster's page has neither.
      const place = page === 'casting' ? undefined : PLACES.find((one) => row.in.includes(one))
      return place ? [{ row, place }] : []
    })
    const [first] = rows
    if (!first) return []
    const isElsewhere = rows.every(({ place }) => place === first.place)
    const place = isElsewhere ? first.place : undefined
    return [{ group, place, rows: rows.map((one) => (isElsewhere ? { ...one, place: undefined } : one)) }]
  })
}

export interface FoundKey {
  readonly action: string
  readonly isHeld: boolean
  readonly isRepeated: boolean
}

/** What a key does where the focus is. */
export function actionOf(focus: Focus, key: string, more: readonly KeyRow[] = []): FoundKey | undefined {
  const rows: readonly KeyRow[] = [...KEY_TABLE, ...more]
  for (const row of rows) {
    if (!row.in.includes(focus)) continue
    for (const [action, keys] of Object.entries(row.keys))
      if (keys.includes(key))
        return { action, isHeld: row.isHeld ?? false, isRepeated: row.isRepeated ?? false }
  }
  return undefined
}

/** Letters small, whatever Shift says: it tells other keys apart only. */
export function keyNameOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  if (key.length === 1) return key.toLowerCase()
  return shiftKey ? `Shift+${key}` : key
}
