import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chaseActing } from '../../games/chase/acting/index.ts'
import { fugitiveActing } from '../../games/fugitive/acting/index.ts'
import { isKeyWord, type KeyWord, sayOfKeys } from '../../language/key-words.ts'
import { LANGUAGES } from '../../language/language.ts'
import { say, type Word } from '../../language/words.ts'
import { HOLD_MS } from '../recogniser.ts'
import { shortened, signOf } from './key-signs.ts'
import { actionOf, type Focus, helpOf, KEY_TABLE, type KeyRow, rowsOfActs } from './key-table.ts'
import { createKeys, type Pressed } from './keys.ts'

const CHASE = rowsOfActs(chaseActing.acts)
const ROWS: readonly KeyRow[] = [...KEY_TABLE, ...CHASE]
/** Acts of which one at most is open. */
const SHARING: readonly string[] = ['switch-pile', 'take-pile']
const FOCI: readonly Focus[] = ['watching', 'timeline', 'board', 'playing', 'tv', 'dialog']

/** Every key of a focus, with what it is for. */
const keysIn = (focus: Focus) =>
  ROWS.filter((row) => row.in.includes(focus)).flatMap((row) =>
    Object.entries(row.keys).flatMap(([action, keys]) =>
      keys.map((key) => ({ focus, key, action, isHeld: row.isHeld ?? false })),
    ),
  )

function press(name: string, more: Partial<Pressed> = {}): Pressed & { isTaken: boolean } {
  const [shift, key] = name.startsWith('Shift+') ? [true, name.slice(6)] : [false, name]
  const pressed = { key, shiftKey: shift, timeStamp: 1000, repeat: false, within: undefined, isTaken: false }
  return Object.assign(pressed, {
    preventDefault: () => {
      pressed.isTaken = true
    },
    ...more,
  })
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe.each(FOCI)('the keys of: %s', (focus) => {
  it('has no key twice', () => {
    const [, ...others] = SHARING
    const alone = keysIn(focus).filter(({ action }) => !others.includes(action))
    const keys = alone.map(({ key }) => key)
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
    expect(keys.length).toBeGreaterThan(0)
  })

  it.each(keysIn(focus))('$key: $action', ({ key, action, isHeld }) => {
    const asked: string[] = []
    const keys = createKeys()
    keys.handle(
      Object.fromEntries(keysIn(focus).map((one) => [one.action, () => void asked.push(one.action)])),
    )
    const isGame = focus === 'playing'
    if (isGame) keys.enter('playing', CHASE, (act) => asked.push(act) > 0)
    const pressed = press(key, { within: isGame ? undefined : focus })
    keys.down(pressed)
    if (isHeld) {
      expect(asked).toEqual([])
      vi.advanceTimersByTime(HOLD_MS)
    }
    // The page asks the table which of those that share a key is open.
    const found = SHARING.includes(action) ? SHARING[0] : action
    expect(asked).toEqual([found])
    expect(actionOf(focus, key, CHASE)?.action).toBe(found)
  })
})

it('no key of another game is one of the page’s, or another act’s', () => {
  const rows = rowsOfActs(fugitiveActing.acts)
  const own = rows.flatMap(({ keys }) => Object.values(keys).flat())
  expect(new Set(own).size).toBe(own.length)
  for (const key of own) expect(actionOf('playing', key)).toBeUndefined()
  // What is put together is said by Enter, and has no key of its own.
  expect(rows.map(({ keys }) => Object.keys(keys)[0])).not.toContain('place')
})

it.each(LANGUAGES)('the help shows all, in words and with signs: %s', (language) => {
  const word = (key: Word | KeyWord) => (isKeyWord(key) ? sayOfKeys(language, key) : say(language, key))
  for (const page of ['watching', 'playing', 'tv'] as const) {
    const shown = helpOf(page, page === 'playing' ? CHASE : []).flatMap(({ rows }) =>
      rows.map(({ row }) => row),
    )
    for (const { key, action } of keysIn(page)) {
      const row = shown.find((one) => one.keys[action]?.includes(key))
      expect(row, `${page} ${key}`).toBeDefined()
    }
    for (const row of shown) {
      expect(typeof row.says === 'string' ? word(row.says) : row.says[language]).toMatch(/\w/)
      for (const key of shortened(Object.values(row.keys).flat())) expect(signOf(key, word)).toMatch(/\S/)
    }
  }
})

it('the help says where the focus has to be for what is not of the page itself', () => {
  const told = (page: Focus) =>
    helpOf(page, []).flatMap(({ group, place, rows }) => [
      `${group} ${place ?? 'here'}`,
      ...rows.flatMap((one) => (one.place ? [`${String(one.row.says)} ${one.place}`] : [])),
    ])
  expect(told('watching')).toEqual([
    ...['keys.playing here', 'keys.looking here', 'keys.zoom-board board', 'keys.follow board'],
    ...['keys.moving here', 'keys.step-slider timeline', 'keys.page timeline'],
  ])
  expect(told('playing')).toEqual([
    ...['keys.hand here', 'keys.playing timeline', 'keys.looking here', 'keys.zoom timeline'],
    ...['keys.moving timeline'],
  ])
})

describe('a key', () => {
  it('is the browser’s where nobody has something to do for it', () => {
    const keys = createKeys()
    const pressed = press('k')
    keys.down(pressed)
    keys.handle({ play: () => false })
    keys.down(pressed)
    expect(pressed.isTaken).toBe(false)
    const stop = keys.handle({ play: () => {} })
    keys.down(pressed)
    expect(pressed.isTaken).toBe(true)
    stop()
  })

  it('is done by who came last, until they go', () => {
    const asked: string[] = []
    const keys = createKeys()
    keys.handle({ play: () => void asked.push('page') })
    const stop = keys.handle({ play: () => void asked.push('dialog') })
    keys.down(press('k'))
    stop()
    keys.down(press('k'))
    expect(asked).toEqual(['dialog', 'page'])
  })

  it('is of the part that has the focus: digits mark for a player, and are tenths on the timeline', () => {
    const asked: string[] = []
    const keys = createKeys()
    keys.handle({ tenth: ({ key }) => void asked.push(`tenth ${key}`) })
    const leave = keys.enter('playing', CHASE, (act, { time }) => asked.push(`${act} at ${time}`) > 0)
    keys.down(press('1'))
    keys.down(press('1', { within: 'board' }))
    keys.down(press('1', { within: 'timeline' }))
    keys.down(press('1', { within: 'dialog' }))
    leave()
    keys.down(press('1'))
    expect(asked).toEqual(['mark-triangle at 1000', 'mark-triangle at 1000', 'tenth 1', 'tenth 1'])
  })

  it('that has to be held is done when it has been, once, at that time, and not if it is let go of', () => {
    const asked: string[] = []
    const keys = createKeys()
    keys.enter('playing', CHASE, (act, { time }) => asked.push(`${act} at ${time}`) > 0)
    keys.down(press('l'))
    vi.advanceTimersByTime(HOLD_MS - 1)
    keys.up(press('l'))
    vi.advanceTimersByTime(HOLD_MS)
    expect(asked).toEqual([])
    keys.down(press('l'))
    keys.down(press('l', { repeat: true }))
    vi.advanceTimersByTime(3 * HOLD_MS)
    expect(asked).toEqual([`lose-trail at ${1000 + HOLD_MS}`])
    keys.up(press('l'))
  })

  it('that is kept down acts once; steps and turns go on', () => {
    const asked: string[] = []
    const keys = createKeys()
    const count = (name: string) => () => void asked.push(name)
    keys.handle({ 'put-down': count('put-down'), turn: count('turn'), play: count('play') })
    keys.handle({ east: count('east'), 'next-piece': count('next-piece'), 'step-on': count('step-on') })
    const keep = (key: string) => {
      asked.length = 0
      const presses = [press(key), press(key, { repeat: true }), press(key, { repeat: true })]
      for (const one of presses) keys.down(one)
      expect(presses.every(({ isTaken }) => isTaken)).toBe(true)
      return asked.join(' ')
    }
    expect([keep(' '), keep('ArrowRight')]).toEqual(['play', 'step-on step-on step-on'])
    keys.enter('playing', CHASE, (act) => asked.push(act) > 0)
    expect([keep('1'), keep('Enter')]).toEqual(['mark-triangle', 'put-down'])
    expect([keep('ArrowRight'), keep('r')]).toEqual(['east east east', 'turn turn turn'])
    expect(keep('d')).toBe('next-piece next-piece next-piece')
  })

  it('that is kept down stays the browser’s if it was at first', () => {
    const asked: string[] = []
    const keys = createKeys()
    let isOpen = false
    keys.enter('playing', CHASE, (act) => isOpen && asked.push(act) > 0)
    keys.down(press('Tab'))
    isOpen = true
    const again = press('Tab', { repeat: true })
    keys.down(again)
    expect([asked, again.isTaken]).toEqual([[], false])
  })

  it('is not done for what has only just come up, which takes it all the same', () => {
    const asked: string[] = []
    const keys = createKeys()
    keys.handle({ 'put-down': () => void asked.push('tile') })
    keys.handle({ 'put-down': () => void asked.push('ready') }, 1500)
    keys.enter('playing', CHASE, () => false)
    const early = press('Enter', { timeStamp: 1499 })
    keys.down(early)
    expect([asked, early.isTaken]).toEqual([[], true])
    keys.down(press('Enter', { timeStamp: 1500 }))
    expect(asked).toEqual(['ready'])
  })

  it('that was held is let go of with the window, and another one is heard', () => {
    const asked: string[] = []
    const keys = createKeys()
    keys.enter('playing', CHASE, (act) => asked.push(act) > 0)
    keys.down(press('l'))
    keys.letGo()
    vi.advanceTimersByTime(2 * HOLD_MS)
    expect(asked).toEqual([])
    // The release of the first one was not heard.
    keys.down(press('l'))
    keys.down(press('l', { timeStamp: 2000 }))
    vi.advanceTimersByTime(2 * HOLD_MS)
    expect(asked).toEqual(['lose-trail'])
  })
})
