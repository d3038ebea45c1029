import { sayAfter } from '../../../language/after-words.ts'
import type { ToldEnding } from '../../../table/player-telling.ts'
import type { ViewingCourse } from '../../../viewing/course.ts'
import { useApp } from '../../common/app-context.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import { useRaces } from '../../photo/use-races.ts'

interface Props {
  readonly course: ViewingCourse
  readonly ending: ToldEnding
  readonly isOpen: boolean
  readonly onPhoto: (at: number) => void
}

/** Where several hands reached for the ending: the photo of their race. */
export function DecidingRace({ course, ending: { endedAt }, isOpen, onPhoto }: Props) {
  const { language } = useApp()
  const known = useRaces(course)
  const race =
    known !== undefined && known !== 'none' ? known.races.findLast(({ at }) => at === endedAt) : undefined
  if (!race) return null
  return (
    <button
      type="button"
      class={classNames(controlStyles.button, controlStyles.second)}
      aria-pressed={isOpen}
      onClick={() => onPhoto(race.at)}
    >
      {sayAfter(language.value, 'photo')}
    </button>
  )
}
