import { type ReadonlySignal, signal } from '@preact/signals'
import { type OwnTable, parseOwnTables } from './own-table.ts'

/** An invitation to a seat, as its link carries it. */
export interface SeatInvitation {
  readonly seat: number
  readonly invitation: string
}

/** The tables at which this browser holds a seat or is the host. Their secrets go nowhere but to the service. */
export interface OwnTables {
  /** The newest first. */
  readonly all: ReadonlySignal<readonly OwnTable[]>
  of(match: string): OwnTable | undefined
  /** Takes a seat's token (`#k=`) or an invitation (`#i=`) out of the address of a match's page, and keeps it. */
  take(location: Pick<Location, 'pathname' | 'search' | 'hash'>, clean: (address: string) => void): void
  /** The token of the seat that this tab plays: its own, or the one that the browser got last. */
  keyOf(match: string): string | undefined
  /** The invitation that this tab was opened with, until the seat is taken. */
  invitationOf(match: string): SeatInvitation | undefined
  /** This tab plays the seat of that token, taken with that invitation, from now on. */
  sit(match: string, token: string, invitation?: string): void
  /** The token with which this tab has asked for that seat, and was not answered. */
  askedWith(match: string, seat: number): string | undefined
  /** Keeps the token before the seat is asked for: if the answer is lost, only the same token gets the seat. */
  ask(match: string, seat: number, token: string): void
  note(match: string, about: Partial<Pick<OwnTable, 'host' | 'invitations' | 'practice' | 'isOver'>>): void
  /** That token of a seat or of the host opens nothing any more; a table without any token is forgotten. */
  drop(match: string, token: string): void
  forget(match: string): void
  /** Another tab has changed what is kept. */
  reread(): void
}

export interface OwnTablesOptions {
  /** Outlives the browser. Without storage (some browsers refuse) everything lasts as long as the page. */
  readonly kept: Pick<Storage, 'getItem' | 'setItem'> | undefined
  /** Outlives a reload, and belongs to one tab. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  /** In ms. */
  now(): number
}

const KEPT = 'getaway.tables'
const MOST = 60
const PLACE = /^\/play\/([^/]+)\/?$/
const TOKEN = /^#k=([\w-]+)$/
const INVITATION = /^#i=(\d{1,2})\.([\w-]+)$/

export function createOwnTables({ kept, tab, now }: OwnTablesOptions): OwnTables {
  let isKept = kept !== undefined
  const all = signal<readonly OwnTable[]>(read())
  const ofTab = new Map<string, string>()

  function read(): readonly OwnTable[] {
    return quietly(() => parseOwnTables(kept?.getItem(KEPT) ?? '[]')) ?? []
  }
  /** Other tabs write, too: what they have kept is read before anything is changed. */
  const change = (match: string, next: (before: OwnTable) => OwnTable | undefined) => {
    const tables = isKept ? read() : all.peek()
    const before = tables.find((table) => table.match === match)
    const changed = next(before ?? { match, since: now(), seats: [], invitations: [] })
    const others = tables.filter((table) => table.match !== match)
    all.value = newest([...(changed ? [changed] : []), ...others])
    const text = JSON.stringify(all.peek())
    isKept &&= quietly(() => kept?.setItem(KEPT, text) === undefined) ?? false
  }
  const noteInTab = (name: string, value: string | undefined) => {
    if (value === undefined) ofTab.delete(name)
    else ofTab.set(name, value)
    quietly(() => (value === undefined ? tab?.removeItem(name) : tab?.setItem(name, value)))
  }
  const readInTab = (name: string) => ofTab.get(name) ?? quietly(() => tab?.getItem(name)) ?? undefined
  const of = (match: string) => all.value.find((table) => table.match === match)
  const sit = (match: string, token: string, invitation?: string) => {
    noteInTab(seatOf(match), token)
    noteInTab(invitationTo(match), undefined)
    noteInTab(askedAt(match), undefined)
    change(match, (before) => ({
      ...before,
      seats: [...before.seats.filter((one) => one !== token), token],
      ...(invitation && { used: [...(before.used ?? []), invitation] }),
    }))
  }

  const isUsed = (match: string, hash: string) => {
    const [, , invitation = ''] = INVITATION.exec(hash) ?? []
    return of(match)?.used?.includes(invitation) === true
  }

  return {
    all,
    of,
    take({ pathname, search, hash }, clean) {
      const match = PLACE.exec(pathname)?.[1]
      const token = TOKEN.exec(hash)?.[1]
      if (match === undefined) return
      if (token !== undefined) sit(match, token)
      else if (!INVITATION.test(hash)) return
      else if (!isUsed(match, hash)) noteInTab(invitationTo(match), hash)
      clean(`${pathname}${search}`)
    },
    keyOf(match) {
      // Read in any case, so that a page hears of what changes.
      const own = of(match)
      return readInTab(seatOf(match)) ?? own?.seats.at(-1)
    },
    invitationOf(match) {
      const [, seat, invitation] = INVITATION.exec(readInTab(invitationTo(match)) ?? '') ?? []
      return seat === undefined || invitation === undefined ? undefined : { seat: Number(seat), invitation }
    },
    sit,
    askedWith(match, seat) {
      const [asked, token] = readInTab(askedAt(match))?.split('.') ?? []
      return asked === String(seat) ? token : undefined
    },
    ask: (match, seat, token) => noteInTab(askedAt(match), `${seat}.${token}`),
    note: (match, about) => change(match, (before) => ({ ...before, ...about })),
    drop(match, token) {
      if (readInTab(seatOf(match)) === token) noteInTab(seatOf(match), undefined)
      change(match, ({ host, ...before }) => {
        const seats = before.seats.filter((one) => one !== token)
        const isHost = host !== undefined && host !== token
        return seats.length > 0 || isHost ? { ...before, seats, ...(isHost && { host }) } : undefined
      })
    },
    forget(match) {
      for (const name of [seatOf, invitationTo, askedAt]) noteInTab(name(match), undefined)
      change(match, () => undefined)
    },
    reread() {
      if (isKept) all.value = read()
    },
  }
}

const seatOf = (match: string) => `getaway seat ${match}`
const invitationTo = (match: string) => `getaway invitation ${match}`
const askedAt = (match: string) => `getaway asked ${match}`

/** The newest first, as many as are kept: where play goes on is kept before what is over. */
function newest(tables: readonly OwnTable[]): readonly OwnTable[] {
  const isOver = (table: OwnTable) => (table.isOver === true ? 1 : 0)
  return tables
    .toSorted((a, b) => isOver(a) - isOver(b) || b.since - a.since)
    .slice(0, MOST)
    .toSorted((a, b) => b.since - a.since)
}

/** A browser that keeps nothing, or has no room left, still plays. */
function quietly<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
