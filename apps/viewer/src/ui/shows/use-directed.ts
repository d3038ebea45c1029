import type { AiredAct } from '@getaway/client/protocol'
import type { ReadonlySignal } from '@preact/signals'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { type DirectedViewing, directViewing } from '../../shows/direct-viewing.ts'
import type { View, ViewChoice } from '../../stage/camera/view-choice.ts'
import type { AnyBroadcasting } from '../../table/broadcasting.ts'
import type { PointedCell } from '../../table/table-plan.ts'
import type { Viewing } from '../../viewing/viewing.ts'

interface Options {
  readonly viewing: Viewing
  readonly match: string
  readonly acts: ReadonlySignal<readonly AiredAct[]>
  readonly views: ViewChoice
  readonly broadcasting: AnyBroadcasting | undefined
  readonly view?: View
  /** What only the one who directs sees. */
  readonly pointed?: ReadonlySignal<readonly PointedCell[]>
}

/** A viewing as a caster has it seen, for as long as the page stands. */
export function useDirected(options: Options): DirectedViewing {
  const { viewing, match, acts, views, view = 'director', pointed } = options
  const newest = useRef(options)
  newest.current = options
  const directed = useMemo(
    () =>
      directViewing({
        viewing,
        match,
        acts,
        views,
        view,
        pointed,
        placeOf(seat) {
          const [known, plan] = [viewing.known.value, viewing.plan.value]
          return known && plan && newest.current.broadcasting?.placeOf?.(known.timeline, plan, seat)
        },
      }),
    [viewing, match, acts, views, pointed],
  )
  useEffect(() => directed.dispose, [directed])
  return directed
}
