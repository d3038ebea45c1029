import { useMemo, useState } from 'preact/hooks'
import { formatClock } from '../../clips/clock.ts'
import { createFilm } from '../../clips/film.ts'
import type { ViewChoice } from '../../stage/camera/view-choice.ts'
import { sightOf } from '../../viewing/sight.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { Sheet } from '../common/sheet.tsx'
import { checkedChoices, exposuresOf, type FilmChoices } from './film-choices.ts'
import { FilmForm } from './film-form.tsx'
import { filmedBy } from './filmed-by.ts'
import { MadeFile } from './made-file.tsx'
import { Preview } from './preview.tsx'
import styles from './share-dialog.module.css'
import { ShareLinks, type ShareLinksProps } from './share-links.tsx'
import { useFilming } from './use-filming.ts'
import { useFormats } from './use-formats.ts'
import { useShareWords } from './use-share-words.ts'

export interface ShareDialogProps extends ShareLinksProps {
  readonly views: ViewChoice
  readonly onClose: () => void
}

const LAST = 10_000_000

/** Link, embed snippet and log of a match; a picture, a clip or a GIF of what its viewer has been shown. */
export function ShareDialog({ course, route, views, linkHere, onClose }: ShareDialogProps) {
  const { language, settings, cosmetics } = useApp()
  const say = useShareWords()
  const match = useMemo(() => filmedBy(course), [course])
  const { filming, start, stop } = useFilming()
  const [choices, setChoices] = useState<FilmChoices>(() => {
    const into = Math.max(0, sightOf(course.viewing) - (match?.start ?? 0))
    return {
      kind: 'clip',
      table: settings.picture.peek(),
      ...{ width: 1920, height: 1080, shape: '16:9', side: 720, gifSide: 360 },
      from: formatClock(Math.max(0, into - LAST), 1),
      until: formatClock(Math.max(into, Math.min(LAST, (match?.until ?? 0) - (match?.start ?? 0))), 1),
      ...{ speed: 1, container: 'mp4', hasSound: true, hasCaption: true, care: 'good' },
    }
  })
  const { formats, format } = useFormats(choices)
  if (!match) return null

  const whole = { from: match.start, until: match.until }
  const checked = checkedChoices(choices, whole)
  const change = (some: Partial<FilmChoices>) => setChoices({ ...choices, ...some })
  const isPicture = choices.kind === 'picture'
  const canMake = checked.problem === undefined && (choices.kind !== 'clip' || format !== undefined)
  const lookAt = (size: { readonly width: number; readonly height: number }, exposures: number) => ({
    ...size,
    picture: choices.kind === 'gif' ? ('2d' as const) : choices.table,
    view: views.view.peek(),
    held: views.held,
    ...cosmetics,
    exposures,
    hasCaption: choices.hasCaption,
    language: language.value,
  })
  const moment = () => ({
    instant: Math.min(course.viewing.instant.peek(), match.until),
    isSettled: course.viewing.playback.peek().isSettled,
  })
  const make = () => {
    if (checked.problem !== undefined) return
    const { size, stretch } = checked
    const { speed, hasSound, kind } = choices
    const at = isPicture ? sightOf(course.viewing) : stretch.from
    const name = `getaway-${nameOf(route)}-${formatClock(at - match.start).replace(':', 'm')}s`
    const look = lookAt(size, exposuresOf(choices))
    if (kind === 'picture') return start(match, look, { kind, ...moment() }, name)
    if (kind === 'gif') return start(match, look, { kind, stretch, speed }, name)
    if (format) return start(match, look, { kind, stretch, speed, format, hasSound }, name)
  }
  const isChoosing = filming.stage === 'choosing' || filming.stage === 'failed'
  return (
    <Sheet title={say('title')} class={styles.share} isWide onClose={onClose}>
      <ShareLinks course={course} route={route} linkHere={linkHere} />
      <div class={styles.file}>
        {filming.stage === 'made' ? (
          <MadeFile file={filming.file} kind={filming.kind} onAgain={stop} />
        ) : (
          <>
            <Preview
              film={filming.stage === 'filming' ? filming.film : undefined}
              share={filming.stage === 'filming' ? filming.share : undefined}
              left={filming.stage === 'filming' ? filming.left : undefined}
              size={checked.problem === undefined ? checked.size : undefined}
              draw={async (size) => {
                const film = await createFilm(match, lookAt(size, 1))
                const from = checked.problem === undefined && !isPicture ? checked.stretch.from : undefined
                const { instant, isSettled } = moment()
                if (from === undefined && isSettled) await film.drawSettled(instant)
                else await film.draw([from ?? instant], 0)
                return film
              }}
              drawnFor={JSON.stringify({ ...choices, container: undefined, hasSound: undefined })}
            />
            <FilmForm
              choices={choices}
              onChange={change}
              whole={whole}
              now={Math.min(sightOf(course.viewing), match.until)}
              checked={checked}
              formats={formats}
              format={format}
              isDisabled={!isChoosing}
            />
            <footer>
              {filming.stage === 'failed' && (
                <p class={controlStyles.warning} role="alert">
                  {say(filming.word)}
                </p>
              )}
              {isChoosing ? (
                <button
                  type="button"
                  class={controlStyles.button}
                  disabled={!canMake}
                  onClick={() => void make()}
                >
                  {say(`make.${choices.kind}`)}
                </button>
              ) : (
                <button
                  type="button"
                  class={`${controlStyles.button} ${controlStyles.second}`}
                  onClick={stop}
                >
                  {say('cancel')}
                </button>
              )}
            </footer>
          </>
        )}
      </div>
    </Sheet>
  )
}

function nameOf(route: ShareDialogProps['route']): string {
  return route.page === 'file' ? 'log' : route.match.replace(/[^\w-]/g, '_').slice(0, 40)
}
