import type { AiredAct, ShowPlace } from '@getaway/client/protocol'
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals'
import type { View, ViewChoice } from '../stage/camera/view-choice.ts'
import { SEAT_COLOURS } from '../stage/set/seat-colours.ts'
import type { Point } from '../table/extent.ts'
import type { PointedCell } from '../table/table-plan.ts'
import { ALL_SEEING, type Viewing } from '../viewing/viewing.ts'
import { cellAt } from './cell-at.ts'
import { actsOf, directionAt, isSameDirection, type ShowDirection, UNDIRECTED } from './direction.ts'
import { extentOfShot, withShot } from './shot-plan.ts'

/** A match as its caster has it seen. */
export interface DirectedViewing {
  /** The viewing that was given, with the shots of its caster. */
  readonly viewing: Viewing
  readonly direction: ReadonlySignal<ShowDirection>
  /** The instant that acts are pinned to: of the match itself, also while a part of it is shown again. */
  readonly clock: ReadonlySignal<number>
  /** What is shown again just now, and how fast. */
  readonly replay: ReadonlySignal<{ readonly speed: number } | undefined>
  dispose(): void
}

export interface DirectOptions {
  readonly viewing: Viewing
  readonly match: string
  readonly acts: ReadonlySignal<readonly AiredAct[]>
  readonly views: ViewChoice
  /** How the table is looked at where the caster says nothing. */
  readonly view: View
  /** Where on the table a player is at present; undefined: nowhere, or the game does not say. */
  readonly placeOf: (seat: number) => Point | undefined
  /** What this viewer alone is shown besides: never part of a show. */
  readonly pointed?: ReadonlySignal<readonly PointedCell[]> | undefined
}

interface Running {
  readonly number: number
  readonly speed: number
  readonly until: number
  /** Where the match goes on afterwards. */
  readonly back: number | 'live'
}

/** Later acts are left to the frames, which come in time for them. */
const SOON_MS = 2_000

/** A colour that no seat has, in matches of as many players as any game has. */
const OF_NOBODY = SEAT_COLOURS.length - 1

/** Has a viewing shown as the acts of a show want it, each from where this viewing's own clock gets to it. */
export function directViewing({
  viewing,
  match,
  acts,
  views,
  view,
  placeOf,
  pointed: alsoPointed,
}: DirectOptions): DirectedViewing {
  const running = signal<Running | undefined>(undefined)
  /** The match's clock here; it stands still during a replay, but where the match goes on live. */
  const clock = computed(() => {
    const back = running.value?.back
    if (back === undefined) return viewing.instant.value
    return back === 'live' ? viewing.span.value.end : back
  })
  let last = UNDIRECTED
  const direction = computed(() => {
    const next = directionAt(acts.value, match, clock.value)
    if (!isSameDirection(last, next)) last = next
    return last
  })
  /** Of a cell, nothing where this viewer knows of nothing there. */
  const pointOf = (on: ShowPlace) => {
    const [table, plan] = [viewing.table.value, viewing.plan.value]
    if (on.type === 'seat') return placeOf(on.seat)
    return table && plan && cellAt(table, plan, viewing.posed.peek(), on)
  }
  const shot = computed(() => {
    const { camera } = direction.value
    const point = camera?.type === 'shot' ? pointOf(camera.on) : undefined
    return point && extentOfShot(point)
  })
  const plan = computed(() => {
    const [lying, taken] = [viewing.plan.value, shot.value]
    return lying && taken ? withShot(lying, taken) : lying
  })

  const stopCamera = effect(() => {
    const { camera } = direction.value
    const wanted = camera === undefined ? view : camera.type === 'shot' ? 'director' : camera.view
    const side = camera?.type === 'camera' ? camera.side : undefined
    untracked(() => {
      views.choose(wanted)
      if (viewing.look.peek().side !== (side ?? ALL_SEEING)) viewing.lookAs({ side: side ?? ALL_SEEING })
    })
  })
  const stopPointing = effect(() => {
    const { highlight } = direction.value
    const highlighted = highlight ? pointedBy(highlight.on, pointOf) : NOTHING
    const pointed = [...highlighted, ...(alsoPointed?.value ?? NOTHING)]
    untracked(() => {
      if (!isSamePlace(pointed, viewing.look.peek().pointed ?? NOTHING)) viewing.lookAs({ pointed })
    })
  })
  /** An act that comes in waits neither for a frame, which a busy machine draws late, nor for a table at rest. */
  let waiting: ReturnType<typeof setTimeout> | undefined
  const meetActs = () => {
    clearTimeout(waiting)
    viewing.refresh()
    const now = viewing.instant.peek()
    const next = Math.min(...actsOf(acts.peek(), match).flatMap(({ at }) => (at > now ? [at] : [])))
    const inMs = (next - now) / 1000
    if (viewing.playback.peek().isFollowing && inMs < SOON_MS) waiting = setTimeout(meetActs, Math.ceil(inMs))
  }
  const stopMeeting = effect(() => {
    acts.value
    untracked(meetActs)
  })
  let shown = 0
  const stopReplays = effect(() => {
    const { replay } = direction.value
    untracked(() => {
      const now = running.peek()
      if (now && now.number !== replay?.number) goOn(now)
      if (!replay || replay.number <= shown) return
      shown = replay.number
      const isLive = viewing.playback.peek().isFollowing
      const { number, speed, until } = replay
      running.value = { number, speed, until, back: isLive ? 'live' : replay.at }
      viewing.seek(replay.from)
      viewing.setSpeed(replay.speed)
      if (!viewing.playback.peek().isPlaying) viewing.toggle()
    })
  })
  const goOn = ({ back }: Running) => {
    running.value = undefined
    if (back === 'live') return viewing.follow()
    viewing.setSpeed(1)
    viewing.seek(back)
  }
  const stopGoingOn = effect(() => {
    const now = running.value
    if (now && viewing.instant.value >= now.until) untracked(() => goOn(now))
  })

  return {
    viewing: { ...viewing, plan },
    direction,
    clock,
    replay: running,
    dispose() {
      clearTimeout(waiting)
      for (const stop of [stopMeeting, stopCamera, stopPointing, stopReplays, stopGoingOn]) stop()
    },
  }
}

const NOTHING: readonly PointedCell[] = []

function pointedBy(on: ShowPlace, pointOf: (on: ShowPlace) => Point | undefined): readonly PointedCell[] {
  const point = pointOf(on)
  return point ? [{ x: point.x, y: point.y, seat: on.type === 'seat' ? on.seat : OF_NOBODY }] : NOTHING
}

function isSamePlace(one: readonly PointedCell[], other: readonly PointedCell[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      ({ x, y, seat }, nth) => other[nth]?.x === x && other[nth]?.y === y && other[nth]?.seat === seat,
    )
  )
}
