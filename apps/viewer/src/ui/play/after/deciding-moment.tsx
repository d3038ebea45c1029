import { useComputed } from '@preact/signals'
import { sayAfter } from '../../../language/after-words.ts'
import type { ToldEnding } from '../../../table/player-telling.ts'
import type { ViewingCourse } from '../../../viewing/course.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { useReckoner } from '../../insight/use-reckoner.ts'
import { useMoments } from '../../photo/use-moments.ts'

interface Props {
  readonly course: ViewingCourse
  readonly ending: ToldEnding
  readonly isOpen: boolean
  readonly onPhoto: (at: number) => void
}

/** The photo of what decided: of the race where several hands reached for the ending, or of the last guess of a match. */
export function DecidingMoment({ course, ending: { of, endedAt }, isOpen, onPhoto }: Props) {
  const { language } = useApp()
  const isOver = useComputed(() => course.viewing.known.value?.isOver ?? false).value
  const known = useMoments(course, useReckoner(course.viewing, isOver))
  const moments = known !== undefined && known !== 'none' ? known.moments : []
  const moment = moments.findLast((one) =>
    one.type === 'race' ? one.at === endedAt : of === 'match' && one.gamble.isDecisive,
  )
  if (!moment) return null
  return (
    <button
      type="button"
      class={classNames(controlStyles.button, controlStyles.second)}
      aria-pressed={isOpen}
      onClick={() => onPhoto(moment.at)}
    >
      {sayAfter(language.value, moment.type === 'race' ? 'photo' : 'photo.guess')}
    </button>
  )
}
