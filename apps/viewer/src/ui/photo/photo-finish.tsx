import { useComputed } from '@preact/signals'
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
import { type OpenInsight, useReckoner } from '../insight/use-reckoner.ts'
import { useTableStatus } from '../table/use-table-status.ts'
import { paintGamble } from './paint-gamble.ts'
import { paintRace } from './paint-race.ts'
import styles from './photo-finish.module.css'
import { PhotoStrip, stillOf } from './photo-strip.tsx'
import { StampTable } from './stamp-table.tsx'
import { tellOther, tellRules } from './told-photo.ts'
import { type KnownMoments, useMoments } from './use-moments.ts'
import { usePhotoWords } from './use-photo-words.ts'

interface Props {
  readonly course: ViewingCourse
  /** Where all races of the match are listed. */
  readonly match: string | undefined
  /** The moment to begin with, by its instant; otherwise the last one until now. */
  readonly at?: number
  readonly onClose: () => void
  /** How many px of the table's foot it covers. */
  readonly onFoot: (px: number) => void
}

/** The last race or guess until now, slowly, with what it hung on; from there to the others. */
export function PhotoFinish({ course, match, at, onClose, onFoot }: Props) {
  const say = usePhotoWords()
  const host = useRef<HTMLElement>(null)
  useSize(host, ({ height }) => onFoot(height), true)
  useEffect(() => host.current?.focus(), [])
  // While a match runs, what could be known is a secret.
  const isOver = useComputed(() => course.viewing.known.value?.isOver ?? false).value
  const insight = useReckoner(course.viewing, isOver)
  const known = useMoments(course, insight)
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
      {known !== undefined && known !== 'none' && known.moments.length === 0 && (
        <p>{say(noneYet(known, insight))}</p>
      )}
      {known !== undefined && known !== 'none' && known.moments.length > 0 && (
        <Moments course={course} known={known} match={match} at={at} />
      )}
    </section>
  )
}

function noneYet({ isOpen, broadcasting }: KnownMoments, insight: OpenInsight | undefined) {
  if (broadcasting.gamblesOf === undefined) return 'photo.none'
  return isOpen && insight ? 'photo.loading' : 'photo.none.yet'
}

interface MomentsProps extends Pick<Props, 'course' | 'match'> {
  readonly known: KnownMoments
  readonly at: number | undefined
}

function Moments({ course, known, match, at: first }: MomentsProps) {
  const { viewing } = course
  const { language } = useApp()
  const say = usePhotoWords()
  const { moments, broadcasting } = known
  const [key, setKey] = useState(
    () => (moments.findLast(({ at }) => at <= (first ?? viewing.instant.peek())) ?? moments[0])?.key,
  )
  const index = Math.max(
    moments.findIndex((one) => one.key === key),
    0,
  )
  const moment = moments[index]
  const [race, gamble] = [
    moment?.type === 'race' ? moment.race : undefined,
    moment?.type === 'gamble' ? moment.gamble : undefined,
  ]
  const line = viewing.told.known.value
  const photo = useMemo(
    () => (race && line ? photoOf(race, line, broadcasting.raceTypes) : undefined),
    [race, line, broadcasting],
  )
  const status = useTableStatus(viewing, language.value)
  const nameOf = (seat: number) => status?.players.find((one) => one.seat === seat)?.name ?? `${seat + 1}`
  const slow = useMemo(() => createSlowMotion(viewing, course.seek), [viewing])
  useEffect(() => slow.dispose, [slow])
  const show = () => moment && slow.show(moment.at, gamble?.until ?? moment.at + (photo?.margin ?? 0))
  useEffect(() => {
    show()
  }, [moment?.key])
  const paint = useMemo(() => {
    if (gamble) return paintGamble(gamble, language.value)
    return photo && paintRace(photo, nameOf, language.value)
  }, [gamble, photo, status, language.value])
  const shown = race ?? gamble
  if (!moment || !shown) return null

  const save = async () => {
    if (!paint) return
    const still = await stillOf(paint)
    saveFile(new File([still], `getaway-${moment.key}.png`, { type: 'image/png' }))
  }
  const go = (by: 1 | -1) => () => setKey(moments[index + by]?.key)
  const kind = moment.type
  return (
    <>
      {paint ? (
        <PhotoStrip paint={paint} viewing={viewing} label={shown.title} />
      ) : (
        <p>{say('photo.without')}</p>
      )}
      <div class={styles.said}>
        <p aria-live="polite">
          <strong class={controlStyles.spoken}>{shown.title}. </strong>
          {shown.sentence}
        </p>
        {photo && (
          <p class={controlStyles.quiet}>
            {tellOther(photo, nameOf, language.value)} {tellRules(photo, language.value)}.
          </p>
        )}
        {gamble && (
          <p class={controlStyles.quiet}>
            {gamble.isDecisive && `${say('gamble.decisive')} `}
            {gamble.strip.sentence} {say('photo.clause', { clauses: gamble.clause })}.
          </p>
        )}
        <div class={styles.acts}>
          <button
            type="button"
            class={controlStyles.plain}
            aria-label={say(`${kind}.previous`)}
            disabled={index === 0}
            onClick={go(-1)}
          >
            <PageIcon name="back" />
          </button>
          <span>{say(`${kind}.count`, { n: index + 1, count: moments.length })}</span>
          <button
            type="button"
            class={controlStyles.plain}
            aria-label={say(`${kind}.next`)}
            disabled={index === moments.length - 1}
            onClick={go(1)}
          >
            <PageIcon name="on" />
          </button>
          <button type="button" class={classNames(controlStyles.button, controlStyles.second)} onClick={show}>
            {say('photo.slowly')}
          </button>
          {paint && (
            <button
              type="button"
              class={classNames(controlStyles.button, controlStyles.second)}
              onClick={() => save().catch(reportError)}
            >
              {say('photo.save')}
            </button>
          )}
          {race && match !== undefined && (
            <a href={formatRoute({ page: 'races', match })}>{say('photo.list')}</a>
          )}
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
