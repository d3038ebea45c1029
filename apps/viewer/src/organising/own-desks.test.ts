import { describe, expect, it } from 'vitest'
import { createDeskInbox } from './desk-inbox.ts'
import { createOwnDesks, deskLink, type OwnDesks, staffLink } from './own-desks.ts'

const [TOKEN, OTHER] = ['t'.repeat(43), 'u'.repeat(43)]

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
  return { kept, open: (tab = storage()) => createOwnDesks({ kept, tab, now: () => ++time }) }
}

/** Somebody opens a link, and the page of the desk takes what it brought. */
function follow(desks: OwnDesks, link: string, addresses: string[] = []) {
  const inbox = createDeskInbox()
  inbox.take(new URL(link), (one) => addresses.push(one))
  return inbox.brought.value && desks.bring(inbox.brought.value)
}

describe('a link to a desk', () => {
  it('loses its token, which outlives the tab', () => {
    const [own, addresses] = [browser(), [] as string[]]
    follow(own.open(), deskLink('https://a.test', 'cup-1', TOKEN), addresses)
    expect(addresses).toEqual(['/organise/cup-1'])
    expect(own.open().tokenOf('cup-1')).toBe(TOKEN)
    expect(own.open().tokenOf('cup-2')).toBeUndefined()
  })

  it('loses its invitation, which outlives a reload and not the tab, and is over with the token', () => {
    const [own, tab, addresses] = [browser(), storage(), [] as string[]]
    follow(own.open(tab), staffLink('https://a.test', 'cup', OTHER), addresses)
    expect(addresses).toEqual(['/organise/cup'])
    const desks = own.open(tab)
    expect(desks.invitationOf('cup')).toBe(OTHER)
    expect(own.open().invitationOf('cup')).toBeUndefined()
    desks.keep('cup', TOKEN, 'Cup')
    expect(own.open(tab).invitationOf('cup')).toBeUndefined()
    expect(own.open().all.value).toEqual([{ event: 'cup', name: 'Cup', token: TOKEN, since: 1 }])
  })

  it.each(['/organise/cup#x=1', '/organise/cup', `/organise#k=${TOKEN}`, `/play/cup#k=${TOKEN}`])(
    '%s brings nothing',
    (path) => {
      const addresses: string[] = []
      expect(follow(browser().open(), `https://a.test${path}`, addresses)).toBeUndefined()
      expect(addresses).toEqual([])
    },
  )

  it('brings nothing that is no token, but loses it', () => {
    const [own, addresses] = [browser(), [] as string[]]
    expect(follow(own.open(), 'https://a.test/organise/cup?part=log#k=short', addresses)).toBe(false)
    expect(addresses).toEqual(['/organise/cup?part=log'])
    expect(own.open().all.value).toEqual([])
  })
})

describe('what is kept', () => {
  it('is shared by tabs, the newest first, and renamed with the tournament', () => {
    const own = browser()
    const [one, other] = [own.open(), own.open()]
    one.keep('a', TOKEN, 'A')
    other.keep('b', OTHER, 'B')
    other.note('a', 'Autumn cup')
    one.reread()
    expect(one.all.value.map(({ name }) => name)).toEqual(['B', 'Autumn cup'])
    one.forget('a')
    expect(own.open().all.value.map(({ event }) => event)).toEqual(['b'])
  })

  it('lasts as long as the page where nothing can be kept', () => {
    const refuse = () => {
      throw new Error('no storage')
    }
    const refusing = { getItem: refuse, setItem: refuse, removeItem: refuse }
    const desks = createOwnDesks({ kept: refusing, tab: refusing, now: () => 1 })
    desks.keep('a', TOKEN)
    desks.keep('b', OTHER)
    expect([desks.tokenOf('a'), desks.tokenOf('b')]).toEqual([TOKEN, OTHER])
  })

  it('is left out where it makes no sense', () => {
    const own = browser()
    own.kept.setItem('getaway.desks', '[{"event":1},7]')
    expect(own.open().all.value).toEqual([])
    own.kept.setItem('getaway.desks', '{')
    expect(own.open().all.value).toEqual([])
  })
})
