import type { AiredAct, ShowAct } from '@getaway/client/protocol'
import { computed, signal } from '@preact/signals'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createViewChoice } from '../stage/camera/view-choice.ts'
import type { TablePlan } from '../table/table-plan.ts'
import type { Viewing } from '../viewing/viewing.ts'
import { type DirectedViewing, directViewing } from './direct-viewing.ts'

const S = 1_000_000
const everywhere = { west: -9, east: 9, north: -9, south: 9 }
const lying: TablePlan = {
  restsAt: 0,
  overviews: [{ from: 0, extent: everywhere }],
  highlights: [],
  beats: [],
}
let directed: DirectedViewing | undefined
afterEach(() => directed?.dispose())

/** A viewing at an instant, of a match with a piece at (2, 0), and what was asked of it. */
function setOut({ isLive = true, at = 100 } = {}) {
  const asked: string[] = []
  const instant = signal(at * S)
  const end = signal(at * S)
  const playback = signal({ isFollowing: isLive, isPlaying: true, speed: 1 })
  const look = signal<Record<string, unknown>>({ side: 'all' })
  const viewing = {
    instant,
    posed: instant,
    playback,
    look,
    plan: signal(lying),
    table: signal({ miniatureOf: () => [{ shape: 'square', x: 2, y: 0, size: 1, colour: '' }] }),
    span: computed(() => ({ start: 0, end: end.value, isLive })),
    seek(to: number) {
      asked.push(`seek ${to / S}`)
      playback.value = { ...playback.peek(), isFollowing: false }
      instant.value = to
    },
    setSpeed: (speed: number) => void asked.push(`speed ${speed}`),
    toggle: () => void asked.push('toggle'),
    follow() {
      asked.push('follow')
      playback.value = { ...playback.peek(), isFollowing: true }
      instant.value = end.peek()
    },
    /** What the clock says by now; frames set it at other times. */
    refresh() {
      if (playback.peek().isFollowing) instant.value = end.value
    },
    lookAs(change: object) {
      look.value = { ...look.peek(), ...change }
    },
  } as unknown as Viewing
  const acts = signal<readonly AiredAct[]>([])
  const views = createViewChoice()
  directed = directViewing({
    viewing,
    match: 'm',
    acts,
    views,
    view: 'director',
    placeOf: (seat) => ({ x: seat, y: 1 }),
  })
  let number = 0
  const air = (act: ShowAct, when = at) => {
    acts.value = [...acts.peek(), { number: ++number, match: 'm', at: when * S, act }]
  }
  const pass = (to: number) => {
    end.value = to * S
    if (playback.peek().isFollowing) instant.value = to * S
  }
  /** The clock goes on, and no frame was drawn since. */
  const passUnseen = (to: number) => {
    end.value = to * S
  }
  return { directed, views, look, asked, instant, air, pass, passUnseen }
}

describe('an act', () => {
  it('of the present is met when it comes in, whenever the next frame is drawn', () => {
    const { views, air, passUnseen } = setOut()
    passUnseen(101)
    air({ type: 'camera', view: 'top' }, 101)
    expect(views.view.value).toBe('top')
  })

  it('that is soon is met at its instant, without a frame; nothing waits once the screen is gone', () => {
    vi.useFakeTimers()
    try {
      const { views, air, passUnseen } = setOut()
      air({ type: 'camera', view: 'top' }, 100.4)
      air({ type: 'camera', view: 'follow' }, 100.9)
      passUnseen(100.4)
      vi.advanceTimersByTime(399)
      expect(views.view.value).toBe('director')
      vi.advanceTimersByTime(1)
      expect(views.view.value).toBe('top')
      passUnseen(100.9)
      vi.advanceTimersByTime(500)
      expect(views.view.value).toBe('follow')
      air({ type: 'camera', view: 'top' }, 101.5)
      expect(vi.getTimerCount()).toBe(1)
      directed?.dispose()
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the camera', () => {
  it('is the director’s until its caster chooses, and again once that is taken off', () => {
    const { views, air } = setOut()
    expect(views.view.value).toBe('director')
    air({ type: 'camera', view: 'top' })
    expect(views.view.value).toBe('top')
    air({ type: 'clear', what: 'camera' })
    expect(views.view.value).toBe('director')
  })

  it('waits until this viewer’s clock gets to the act', () => {
    const { views, air, pass } = setOut()
    air({ type: 'camera', view: 'top' }, 103)
    expect(views.view.value).toBe('director')
    pass(103)
    expect(views.view.value).toBe('top')
  })

  it('stays with a tile, or a player', () => {
    const { directed, air } = setOut()
    air({ type: 'shot', on: { type: 'cell', x: 2, y: 0 } })
    expect(directed.viewing.plan.value?.overviews[0]?.extent).toMatchObject({ west: 0.5, east: 3.5 })
    air({ type: 'shot', on: { type: 'seat', seat: 1 } })
    expect(directed.viewing.plan.value?.overviews[0]?.extent).toMatchObject({ west: -0.5, south: 2.5 })
  })

  it('looks from a side, and from none again', () => {
    const { look, air } = setOut()
    air({ type: 'camera', view: 'follow', side: 'runner' })
    expect(look.value.side).toBe('runner')
    air({ type: 'camera', view: 'follow' })
    expect(look.value.side).toBe('all')
  })
})

describe('a highlight', () => {
  it('is where something lies', () => {
    const { look, air } = setOut()
    air({ type: 'highlight', on: { type: 'cell', x: 2, y: 0 } })
    expect(look.value.pointed).toMatchObject([{ x: 2, y: 0 }])
    air({ type: 'clear', what: 'all' })
    expect(look.value.pointed).toEqual([])
  })

  it('is nowhere where this viewer knows of nothing', () => {
    const { directed, look, air } = setOut()
    const on = { type: 'cell', x: 7, y: 7 } as const
    air({ type: 'highlight', on })
    air({ type: 'shot', on })
    expect(look.value.pointed ?? []).toEqual([])
    expect(directed.viewing.plan.value).toBe(lying)
  })
})

describe('a replay', () => {
  const replay: ShowAct = { type: 'replay', from: 80 * S, until: 90 * S, speed: 0.5 }

  it('of a live match ends at the live end', () => {
    const { air, pass, asked, instant, directed } = setOut()
    air(replay)
    expect(asked).toEqual(['seek 80', 'speed 0.5'])
    pass(110)
    expect(directed.clock.value).toBe(110 * S)
    expect(directed.replay.value?.speed).toBe(0.5)
    instant.value = 90 * S
    expect(asked.at(-1)).toBe('follow')
    expect(instant.value).toBe(110 * S)
    expect(directed.replay.value).toBeUndefined()
  })

  it('goes on while its time lasts, and is over then, however slowly it came', () => {
    const { air, pass, asked } = setOut()
    air(replay)
    pass(119)
    expect(asked).not.toContain('follow')
    pass(120)
    expect(asked).toContain('follow')
  })

  it('is broken off', () => {
    const { air, pass, asked } = setOut()
    air(replay)
    pass(105)
    air({ type: 'clear', what: 'replay' }, 105)
    expect(asked.at(-1)).toBe('follow')
  })

  it('of a match that is over goes back to where it was, once', () => {
    const { air, asked, instant, directed } = setOut({ isLive: false })
    air(replay)
    expect(directed.clock.value).toBe(100 * S)
    instant.value = 90 * S
    expect(asked).toEqual(['seek 80', 'speed 0.5', 'speed 1', 'seek 100'])
    instant.value = 101 * S
    expect(asked).toHaveLength(4)
  })

  it('leaves what stands on air where it is', () => {
    const { air, directed } = setOut()
    air({ type: 'title', headline: 'Final' }, 99)
    air(replay)
    expect(directed.direction.value.graphic?.type).toBe('title')
  })
})
