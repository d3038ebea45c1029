import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import type { ViewChoice } from '../../stage/camera/view-choice.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useBroadcasting } from '../broadcast/use-broadcasting.ts'
import { ShowGraphic } from './show-graphic.tsx'
import type { ShownProgramme } from './show-programme.tsx'
import { useDirected } from './use-directed.ts'

interface Props {
  readonly programme: ShownProgramme
  readonly viewing: Viewing
  readonly views: ViewChoice
  /** The picture, of the viewing as its caster has it seen, and what lies over it. */
  readonly children: (directed: Viewing, graphic: ComponentChildren) => ComponentChildren
}

/** Has a picture shown as the caster of a show wants it. */
export function ShowLayer({ programme, viewing: watched, views, children }: Props) {
  const { match, show, onNext } = programme
  const broadcasting = useBroadcasting(watched)
  const directed = useDirected({
    viewing: watched,
    match,
    acts: show.acts,
    views,
    broadcasting,
  })
  const next = directed.direction.value.next?.match
  useEffect(() => {
    if (next !== undefined) onNext(next)
  }, [next])
  return <>{children(directed.viewing, <ShowGraphic directed={directed} broadcasting={broadcasting} />)}</>
}
