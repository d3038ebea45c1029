import type { AiredAct, ShowAct } from '@getaway/client/protocol'
import { signal } from '@preact/signals'
import { describe, expect, it } from 'vitest'
import { FOLLOWING, pausedAt, seek, toggle, withSpeed } from '../playback/playback.ts'
import { createViewChoice } from '../stage/camera/view-choice.ts'
import type { Viewing } from '../viewing/viewing.ts'
import { followLeader } from './follow-leader.ts'

const S = 1_000_000
const SPAN = { start: 0, end: 100 * S, isLive: false }

/** A replay of 100 s at its start, whose leader stands or goes where the test says. */
function setOut() {
  let now = 0
  const playback = signal(pausedAt(FOLLOWING, 0, 0))
  const look = signal<Record<string, unknown>>({ side: 'all' })
  const move = (next: ReturnType<typeof playback.peek>) => {
    playback.value = next
  }
  const viewing = {
    playback,
    look,
    known: signal({}),
    status: signal('closed'),
    span: signal(SPAN),
    get instant() {
      const { isPlaying, since, instant, speed } = playback.peek()
      return signal(isPlaying ? instant + (now - since) * 1000 * speed : instant)
    },
    seek: (to: number) => move(seek(playback.peek(), SPAN, to, now)),
    setSpeed: (speed: number) => move(withSpeed(playback.peek(), SPAN, speed, now)),
    toggle: () => move(toggle(playback.peek(), SPAN, now)),
    lookAs(change: object) {
      look.value = { ...look.peek(), ...change }
    },
  } as unknown as Viewing
  const acts = signal<readonly AiredAct[]>([])
  const views = createViewChoice()
  const lead = followLeader({ viewing, views, match: 'm', acts, now: () => now })
  let number = 0
  const go = (at: number, act: Partial<Extract<ShowAct, { type: 'position' }>> = {}, ago?: number) => {
    const position = { type: 'position', speed: 0, view: 'follow', ...act } as const
    acts.value = [
      { number: ++number, match: 'm', at: at * S, act: position, ...(ago !== undefined && { ago: ago * S }) },
    ]
  }
  const pass = (seconds: number) => {
    now += seconds * 1000
  }
  return { lead, viewing, views, look, acts, go, pass, at: () => viewing.instant.peek() / S }
}

describe('who follows a leader', () => {
  it('is where the leader is: instant, speed, side and camera', () => {
    const { viewing, views, look, go, pass, at } = setOut()
    go(30, { side: 'runner', view: 'top' })
    expect(at()).toBe(30)
    expect(viewing.playback.peek().isPlaying).toBe(false)
    expect([views.view.value, look.value.side]).toEqual(['top', 'runner'])
    go(40, { speed: 4 })
    pass(2)
    expect(at()).toBe(48)
    expect([views.view.value, look.value.side]).toEqual(['follow', 'all'])
    go(20)
    expect([at(), viewing.playback.peek().isPlaying]).toEqual([20, false])
  })

  it('comes late and is there at once', () => {
    const { go, at } = setOut()
    go(30, { speed: 2 }, 5)
    expect(at()).toBe(40)
  })

  it('is on their own after doing something themselves, and one press leads back', () => {
    const { lead, viewing, go, pass, at } = setOut()
    go(30, { speed: 1 })
    viewing.seek(80 * S)
    expect(lead.isWith.value).toBe(false)
    go(50)
    expect(at()).toBe(80)
    lead.follow(true)
    expect([at(), lead.isWith.value]).toEqual([50, true])
    viewing.toggle()
    expect(lead.isWith.value).toBe(false)
    pass(1)
    lead.follow(true)
    expect(viewing.playback.peek().isPlaying).toBe(false)
  })

  it('leaves a leader at the end by going to the beginning', () => {
    const { lead, viewing, go } = setOut()
    go(100)
    viewing.seek(0)
    expect(lead.isWith.value).toBe(false)
  })

  it('is not pulled back and forth by small differences, nor by what a new line tells once more', () => {
    const { acts, viewing, go, pass } = setOut()
    go(30, { speed: 1 })
    const before = viewing.playback.peek()
    pass(4)
    go(34.3, { speed: 1 })
    expect(viewing.playback.peek()).toBe(before)
    acts.value = acts.peek().map((act) => ({ ...act, ago: 0 }))
    expect(viewing.playback.peek()).toBe(before)
    go(39, { speed: 1 })
    expect(viewing.playback.peek()).not.toBe(before)
  })

  it('stays with a leader whose match has come to its end', () => {
    const { lead, viewing, go, pass } = setOut()
    go(99, { speed: 1 })
    pass(5)
    ;(viewing.playback as unknown as { value: unknown }).value = pausedAt(
      viewing.playback.peek(),
      SPAN.end,
      5000,
    )
    expect(lead.isWith.value).toBe(true)
  })
})
