import { describe, expect, it } from 'vitest'
import { createOwnTables } from './own-tables.ts'

function storage() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

/** A browser, in which tabs are opened. */
function browser() {
  const kept = storage()
  let time = 0
  return { kept, open: (tab = storage()) => createOwnTables({ kept, tab, now: () => ++time }) }
}

const at = (hash: string, pathname = '/play/m1', search = '') => ({ pathname, search, hash })
const leaveAddress = () => {}

describe('a link', () => {
  it('loses its token, which outlives the tab', () => {
    const [own, addresses] = [browser(), [] as string[]]
    const tables = own.open()
    tables.take(at('#k=secret_-1', '/play/m1', '?x=1'), (one) => addresses.push(one))
    expect(addresses).toEqual(['/play/m1?x=1'])
    expect(tables.keyOf('m1')).toBe('secret_-1')
    expect(own.open().keyOf('m1')).toBe('secret_-1')
    expect(tables.keyOf('m2')).toBeUndefined()
  })

  it('loses its invitation, which outlives a reload and not the tab, and is over once the seat is taken', () => {
    const [own, tab, addresses] = [browser(), storage(), [] as string[]]
    own.open(tab).take(at('#i=2.in_vited'), (one) => addresses.push(one))
    expect(addresses).toEqual(['/play/m1'])
    const tables = own.open(tab)
    expect(tables.invitationOf('m1')).toEqual({ seat: 2, invitation: 'in_vited' })
    expect(own.open().invitationOf('m1')).toBeUndefined()
    tables.sit('m1', 'token')
    expect(tables.invitationOf('m1')).toBeUndefined()
    expect(tables.keyOf('m1')).toBe('token')
  })

  it('that is opened again leads to the seat that was taken with it', () => {
    const own = browser()
    own.open().sit('m1', 'token', 'in_vited')
    const [tables, addresses] = [own.open(), [] as string[]]
    tables.take(at('#i=2.in_vited'), (one) => addresses.push(one))
    expect(addresses).toEqual(['/play/m1'])
    expect([tables.invitationOf('m1'), tables.keyOf('m1')]).toEqual([undefined, 'token'])
    tables.take(at('#i=1.other'), leaveAddress)
    expect(tables.invitationOf('m1')).toEqual({ seat: 1, invitation: 'other' })
  })

  it.each([at(''), at('#k=secret', '/watch/m1'), at('#k='), at('#i=1'), at('#i=.x')])(
    '$pathname$hash is left alone',
    (place) => {
      const tables = browser().open()
      tables.take(place, () => {
        throw new Error('not this one')
      })
      expect(tables.keyOf('m1')).toBeUndefined()
      expect(tables.invitationOf('m1')).toBeUndefined()
    },
  )
})

describe('several tabs of one browser', () => {
  it('each plays its own seat of a match, and a new one the newest', () => {
    const own = browser()
    const [first, second] = [own.open(), own.open()]
    first.take(at('#k=a'), leaveAddress)
    second.take(at('#k=b'), leaveAddress)
    expect([first, second, own.open()].map((tables) => tables.keyOf('m1'))).toEqual(['a', 'b', 'b'])
    expect(own.open().of('m1')?.seats).toEqual(['a', 'b'])
  })

  it('do not undo what the others have kept', () => {
    const own = browser()
    const [first, second] = [own.open(), own.open()]
    first.sit('m1', 'a')
    second.sit('m2', 'b')
    expect(own.open().all.value.map(({ match }) => match)).toEqual(['m2', 'm1'])
    first.reread()
    expect(first.all.value).toHaveLength(2)
  })
})

describe('what is kept', () => {
  it('holds what the host of a table needs, until the table is forgotten', () => {
    const own = browser()
    const tables = own.open()
    tables.note('m1', { host: 'h', invitations: [{ seat: 1, invitation: 'i' }] })
    tables.sit('m1', 'a')
    expect(own.open().of('m1')).toMatchObject({ host: 'h', seats: ['a'], invitations: [{ seat: 1 }] })
    tables.forget('m1')
    expect([tables.keyOf('m1'), own.open().of('m1')]).toEqual([undefined, undefined])
  })

  it('goes on without a token that opens nothing any more, and is forgotten with the last one', () => {
    const tables = browser().open()
    tables.note('m1', { host: 'h' })
    tables.sit('m1', 'a')
    tables.take(at('#k=forged'), leaveAddress)
    tables.drop('m1', 'forged')
    expect([tables.keyOf('m1'), tables.of('m1')]).toMatchObject(['a', { host: 'h', seats: ['a'] }])
    tables.drop('m1', 'a')
    expect([tables.keyOf('m1'), tables.of('m1')?.host]).toEqual([undefined, 'h'])
    tables.drop('m1', 'h')
    expect(tables.of('m1')).toBeUndefined()
  })

  it('is the token with which a seat was asked for, through a reload, until this tab sits there', () => {
    const [own, tab] = [browser(), storage()]
    own.open(tab).ask('m1', 2, 'a')
    const tables = own.open(tab)
    expect([tables.askedWith('m1', 2), tables.askedWith('m1', 1)]).toEqual(['a', undefined])
    expect([tables.keyOf('m1'), own.open().askedWith('m1', 2)]).toEqual([undefined, undefined])
    tables.sit('m1', 'a')
    expect(tables.askedWith('m1', 2)).toBeUndefined()
  })

  it('is at most 60 tables; those that are over go first, then the oldest', () => {
    const tables = browser().open()
    for (let match = 1; match <= 60; match++) tables.sit(`m${match}`, 'a')
    tables.note('m30', { isOver: true })
    tables.sit('m61', 'a')
    expect([tables.of('m30'), tables.of('m1')?.match]).toEqual([undefined, 'm1'])
    tables.sit('m62', 'a')
    expect([tables.of('m1'), tables.of('m2')?.match]).toEqual([undefined, 'm2'])
    expect(tables.all.value[0]?.match).toBe('m62')
  })

  it.each(['{', '7', '[{"match":1}]'])('%s, which is not ours, is left out', (text) => {
    const own = browser()
    own.kept.setItem('getaway.tables', text)
    expect(own.open().all.value).toEqual([])
  })

  it('lasts as long as the page where nothing can be stored', () => {
    const tables = createOwnTables({ kept: undefined, tab: undefined, now: () => 1 })
    tables.take(at('#k=secret'), leaveAddress)
    tables.note('m1', { host: 'h' })
    tables.reread()
    expect([tables.keyOf('m1'), tables.of('m1')?.host]).toEqual(['secret', 'h'])
  })

  it('a browser without room plays all the same', () => {
    const full = {
      ...storage(),
      setItem() {
        throw new Error('full')
      },
    }
    const tables = createOwnTables({ kept: full, tab: full, now: () => 1 })
    tables.take(at('#k=secret'), leaveAddress)
    expect(tables.keyOf('m1')).toBe('secret')
  })
})
