import type { ActTaken, AiredAct, NewAct } from '@getaway/client/protocol'
import { ok, type Result } from '@getaway/engine'
import type { ServiceClock } from '../clock.ts'
import { DueTimer } from '../live/due-timer.ts'
import { refuseWith, type ServiceRefusal } from '../refusals/refusal.ts'

export type ShowActRefusalCode = 'too-many-acts'

/** Who follows a show: its caster is told everything at once, everybody else when they may know. */
export interface ShowFollower {
  readonly isCaster: boolean
  tell(text: string): void
}

export interface Show {
  readonly id: string
  readonly address: string
  /** When it was last acted in or read (µs). */
  usedAt(): number
  /** The act, if its id was used before. */
  known(id: string): ActTaken | undefined
  /** Takes an act, and tells readers of it from an instant on. */
  take(act: NewAct, from: number): Result<ActTaken, ServiceRefusal<ShowActRefusalCode>>
  /** Brings the follower up to date, and keeps it there. Undefined: there is no room for one more. */
  follow(follower: ShowFollower): (() => void) | undefined
  end(): void
}

export interface ShowOptions {
  readonly id: string
  readonly address: string
  readonly match: string
  readonly clock: ServiceClock
  readonly mostActs: number
  readonly mostFollowers: number
}

interface HeldAct extends ActTaken {
  readonly id: string
}

/** A show in this process's memory: its acts, in the order in which readers may know of them, and who follows it. */
export function createShow({ id, address, match, clock, mostActs, mostFollowers }: ShowOptions): Show {
  /** By `from`. */
  const acts: HeldAct[] = []
  const followers = new Set<ShowFollower>()
  let count = 0
  /** So many of the acts readers have been told. */
  let told = 0
  /** What is on air for readers, and for the caster, whatever acts were forgotten since. */
  let [publicMatch, ownMatch] = [match, match]
  let usedAt = clock.now()

  const tell = (text: string, isFor: (follower: ShowFollower) => boolean) => {
    for (const follower of followers) if (isFor(follower)) follower.tell(text)
  }
  const tellReaders = () => {
    const readers = [...followers].filter(({ isCaster }) => !isCaster).length
    tell(JSON.stringify({ type: 'readers', count: readers }), ({ isCaster }) => isCaster)
  }
  const release = () => {
    const now = clock.now()
    for (let next = acts[told]; next && next.from <= now; next = acts[told]) {
      told++
      if (next.act.type === 'next-match') publicMatch = next.act.match
      tell(textOf(next), ({ isCaster }) => !isCaster)
    }
    timer.set(acts[told]?.from)
  }
  const timer = new DueTimer(clock, release)
  /** A leader moves all the time: nobody needs to know where they were. */
  const forgetPositions = () => {
    for (let index = acts.length - 1; index >= 0; index--) {
      if (acts[index]?.act.type !== 'position') continue
      acts.splice(index, 1)
      if (index < told) told--
    }
  }

  return {
    id,
    address,
    usedAt: () => (followers.size > 0 ? clock.now() : usedAt),
    known: (act) => answerIn(acts.find((one) => one.id === act)),
    take({ id: actId, match: of, at, act }, from) {
      usedAt = clock.now()
      if (act.type === 'position') forgetPositions()
      if (acts.length >= mostActs) {
        // What readers do not know yet must not be lost.
        if (told === 0) return tooManyActs(mostActs)
        acts.shift()
        told--
      }
      const held: HeldAct = { id: actId, number: ++count, match: of, at, act, from }
      const place = acts.findIndex((one, index) => index >= told && one.from > from)
      acts.splice(place < 0 ? acts.length : place, 0, held)
      if (act.type === 'next-match') ownMatch = act.match
      tell(textOf(held), ({ isCaster }) => isCaster)
      release()
      return ok(answerOf(held))
    },
    follow(follower) {
      if (followers.size >= mostFollowers) return undefined
      usedAt = clock.now()
      release()
      const known = follower.isCaster
        ? acts.toSorted((one, other) => one.number - other.number)
        : acts.slice(0, told)
      const now = clock.now()
      const toldLate = (held: HeldAct): AiredAct => ({
        ...airedOf(held),
        ...(held.act.type === 'position' && { ago: Math.max(0, now - held.from) }),
      })
      const onAir = follower.isCaster ? ownMatch : publicMatch
      follower.tell(JSON.stringify({ type: 'show', protocol: 1, match: onAir, acts: known.map(toldLate) }))
      followers.add(follower)
      tellReaders()
      return () => {
        followers.delete(follower)
        usedAt = clock.now()
        tellReaders()
      }
    },
    end() {
      timer.stop()
      followers.clear()
    },
  }
}

function airedOf({ number, match, at, act }: HeldAct): AiredAct {
  return { number, match, at, act }
}

function answerOf(held: HeldAct): ActTaken {
  return { ...airedOf(held), from: held.from }
}

function answerIn(held: HeldAct | undefined): ActTaken | undefined {
  return held && answerOf(held)
}

function textOf(held: HeldAct): string {
  return JSON.stringify({ type: 'act', ...airedOf(held) })
}

const tooManyActs = (most: number) =>
  refuseWith('too-many-acts', `${most} acts wait for the spectator delay already; wait until they are shown`)
