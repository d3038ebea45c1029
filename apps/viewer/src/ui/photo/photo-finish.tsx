import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { photoOf } from '../../photo/photo-of.ts'
import { createSlowMotion } from '../../photo/slow-motion.ts'
import { formatRoute } from '../../routes.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { saveFile } from '../common/save-file.ts'
import { useSize } from '../common/use-size.ts'
import { useTableStatus } from '../table/use-table-status.ts'
import styles from './photo-finish.module.css'
import { StampTable } from './stamp-table.tsx'
import { StripOfPhoto, stillOf } from './strip-of-photo.tsx'
import { tellOther, tellRules } from './told-photo.ts'
import { usePhotoWords } from './use-photo-words.ts'
import { type KnownRaces, useRaces } from './use-races.ts'

interface Props {
  readonly course: ViewingCourse
  /** Where all races of the match are listed. */
  readonly match: string | undefined
  /** The race to begin with, by its instant; otherwise the last one until now. */
  readonly at?: number
  readonly onClose: () => void
  /** How many px of the table's foot it covers. */
  readonly onFoot: (px: number) => void
}

/** The last race until now, slowly, with both hands' stamps; from there to the others. */
export function PhotoFinish({ course, match, at, onClose, onFoot }: Props) {
  const say = usePhotoWords()
  const host = useRef<HTMLElement>(null)
  useSize(host, ({ height }) => onFoot(height), true)
  useEffect(() => host.current?.focus(), [])
  const known = useRaces(course)
  return (
    <section
      class={styles.photo}
      ref={host}
      tabIndex={-1}
      aria-label={say('photo.title')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button
        type="button"
        class={classNames(controlStyles.plain, styles.close)}
        aria-label={say('photo.close')}
        onClick={onClose}
      >
        <PageIcon name="wrong" />
      </button>
      {known === undefined && <p>{say('photo.loading')}</p>}
      {known === 'none' && <p>{say('photo.none.game')}</p>}
      {known !== undefined && known !== 'none' && known.races.length === 0 && <p>{say('photo.none')}</p>}
      {known !== undefined && known !== 'none' && known.races.length > 0 && (
        <Races course={course} known={known} match={match} at={at} />
      )}
    </section>
  )
}

interface RacesProps extends Pick<Props, 'course' | 'match'> {
  readonly known: KnownRaces
  readonly at: number | undefined
}

function Races({ course, known, match, at: first }: RacesProps) {
  const { viewing } = course
  const { language } = useApp()
  const say = usePhotoWords()
  const { races, broadcasting } = known
  const [key, setKey] = useState(
    () => (races.findLast(({ at }) => at <= (first ?? viewing.instant.peek())) ?? races[0])?.key,
  )
  const index = Math.max(
    races.findIndex((one) => one.key === key),
    0,
  )
  const race = races[index]
  const line = viewing.told.known.value
  const photo = useMemo(
    () => (race && line ? photoOf(race, line, broadcasting.raceTypes) : undefined),
    [race, line, broadcasting],
  )
  const status = useTableStatus(viewing, language.value)
  const nameOf = (seat: number) => status?.players.find((one) => one.seat === seat)?.name ?? `${seat + 1}`
  const slow = useMemo(() => createSlowMotion(viewing, course.seek), [viewing])
  useEffect(() => slow.dispose, [slow])
  const show = () => race && slow.show(race.at, race.at + (photo?.margin ?? 0))
  useEffect(() => {
    show()
  }, [race?.key])
  if (!race) return null

  const save = async () => {
    if (!photo) return
    const still = await stillOf(photo, nameOf, language.value)
    saveFile(new File([still], `getaway-race-${race.first}.png`, { type: 'image/png' }))
  }
  const go = (by: 1 | -1) => () => setKey(races[index + by]?.key)
  return (
    <>
      {photo ? (
        <StripOfPhoto photo={photo} nameOf={nameOf} viewing={viewing} label={race.title} />
      ) : (
        <p>{say('photo.without')}</p>
      )}
      <div class={styles.said}>
        <p aria-live="polite">
          <strong class={controlStyles.spoken}>{race.title}. </strong>
          {race.sentence}
        </p>
        {photo && (
          <p class={controlStyles.quiet}>
            {tellOther(photo, nameOf, language.value)} {tellRules(photo, language.value)}.
          </p>
        )}
        <div class={styles.acts}>
          <button
            type="button"
            class={controlStyles.plain}
            aria-label={say('photo.previous')}
            disabled={index === 0}
            onClick={go(-1)}
          >
            <PageIcon name="back" />
          </button>
          <span>{say('photo.count', { n: index + 1, count: races.length })}</span>
          <button
            type="button"
            class={controlStyles.plain}
            aria-label={say('photo.next')}
            disabled={index === races.length - 1}
            onClick={go(1)}
          >
            <PageIcon name="on" />
          </button>
          <button type="button" class={classNames(controlStyles.button, controlStyles.second)} onClick={show}>
            {say('photo.slowly')}
          </button>
          {photo && (
            <button
              type="button"
              class={classNames(controlStyles.button, controlStyles.second)}
              onClick={() => save().catch(reportError)}
            >
              {say('photo.save')}
            </button>
          )}
          {match !== undefined && <a href={formatRoute({ page: 'races', match })}>{say('photo.list')}</a>}
        </div>
        {photo && (
          <details>
            <summary>{say('photo.figures')}</summary>
            <StampTable photo={photo} nameOf={nameOf} />
            <p class={controlStyles.quiet}>{say('photo.note')}</p>
          </details>
        )}
      </div>
    </>
  )
}
