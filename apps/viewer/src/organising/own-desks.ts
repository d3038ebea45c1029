import { type ReadonlySignal, signal } from '@preact/signals'
import * as v from 'valibot'
import type { DeskSecret } from './desk-inbox.ts'

const ownDesk = v.object({
  event: v.string(),
  /** What the tournament was called when it was last seen. */
  name: v.string(),
  token: v.string(),
  /** When this browser first had it (ms). */
  since: v.number(),
})

/** A tournament at whose desk this browser may sit. */
export type OwnDesk = v.InferOutput<typeof ownDesk>

/** The tournaments that this browser organises. Their tokens go nowhere but to the service. */
export interface OwnDesks {
  /** The newest first. */
  readonly all: ReadonlySignal<readonly OwnDesk[]>
  tokenOf(event: string): string | undefined
  /** The invitation to the staff that this tab was opened with, until it is redeemed. */
  invitationOf(event: string): string | undefined
  /** Keeps the secret that somebody came with; false if it is none. */
  bring(brought: DeskSecret): boolean
  keep(event: string, token: string, name?: string): void
  /** The tournament is called so now. */
  note(event: string, name: string): void
  forget(event: string): void
  /** Another tab has changed what is kept. */
  reread(): void
}

export interface OwnDesksOptions {
  /** Outlives the browser; without it everything lasts as long as the page. */
  readonly kept: Pick<Storage, 'getItem' | 'setItem'> | undefined
  /** Outlives a reload, and belongs to one tab. */
  readonly tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined
  /** In ms. */
  now(): number
}

const KEPT = 'getaway.desks'
const SECRET = /^([ki])=([\w-]{43})$/

export function createOwnDesks({ kept, tab, now }: OwnDesksOptions): OwnDesks {
  let isKept = kept !== undefined
  const all = signal<readonly OwnDesk[]>(read())
  const invitations = signal<Readonly<Record<string, string | undefined>>>({})

  function read(): readonly OwnDesk[] {
    return quietly(() => parsed(kept?.getItem(KEPT) ?? '[]')) ?? []
  }
  /** Other tabs write, too: what they have kept is read before anything is changed. */
  const change = (event: string, next: (before: OwnDesk | undefined) => OwnDesk | undefined) => {
    const desks = isKept ? read() : all.peek()
    const changed = next(desks.find((desk) => desk.event === event))
    const others = desks.filter((desk) => desk.event !== event)
    all.value = [...(changed ? [changed] : []), ...others].toSorted((a, b) => b.since - a.since)
    const text = JSON.stringify(all.peek())
    isKept &&= quietly(() => kept?.setItem(KEPT, text) === undefined) ?? false
  }
  const invite = (event: string, invitation: string | undefined) => {
    invitations.value = { ...invitations.peek(), [event]: invitation }
    quietly(() =>
      invitation === undefined
        ? tab?.removeItem(invitationTo(event))
        : tab?.setItem(invitationTo(event), invitation),
    )
  }
  const keep = (event: string, token: string, name?: string) => {
    change(event, (before) => ({
      event,
      name: name ?? before?.name ?? event,
      token,
      since: before?.since ?? now(),
    }))
    invite(event, undefined)
  }

  return {
    all,
    tokenOf: (event) => all.value.find((desk) => desk.event === event)?.token,
    invitationOf(event) {
      return invitations.value[event] ?? quietly(() => tab?.getItem(invitationTo(event))) ?? undefined
    },
    bring({ event, secret }) {
      const [, kind, value] = SECRET.exec(secret) ?? []
      if (value === undefined) return false
      if (kind === 'k') keep(event, value)
      else invite(event, value)
      return true
    },
    keep,
    note: (event, name) =>
      all.peek().some((desk) => desk.event === event && desk.name !== name) &&
      change(event, (before) => before && { ...before, name }),
    forget(event) {
      invite(event, undefined)
      change(event, () => undefined)
    },
    reread() {
      if (isKept) all.value = read()
    },
  }
}

/** The link by which another browser comes to the same desk. What follows `#` is never sent to a server. */
export function deskLink(origin: string, event: string, token: string): string {
  return `${origin}/organise/${encodeURIComponent(event)}#k=${token}`
}

/** The link by which somebody joins the staff. */
export function staffLink(origin: string, event: string, invitation: string): string {
  return `${origin}/organise/${encodeURIComponent(event)}#i=${invitation}`
}

/** What cannot be understood is left out. */
function parsed(text: string): readonly OwnDesk[] {
  const kept: unknown = JSON.parse(text)
  return Array.isArray(kept) ? kept.filter((one): one is OwnDesk => v.is(ownDesk, one)) : []
}

const invitationTo = (event: string) => `getaway staff ${event}`

/** A browser that keeps nothing still organises. */
function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
