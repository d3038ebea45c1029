import { formatClock } from '../../clips/clock.ts'
import {
  CLIP_SIDES,
  CLIP_SPEEDS,
  isDrawable,
  LEAST_SIDE,
  MOST_PIXELS,
  MOST_SIDE,
  SHAPES,
} from '../../clips/order.ts'
import type { ClipFormat } from '../../clips/video/clip-formats.ts'
import type { Stretch } from '../../playback/pauses.ts'
import { Choice } from '../common/choice.tsx'
import { CARES, type CheckedChoices, type FilmChoices, KINDS, longestOf } from './film-choices.ts'
import styles from './share-dialog.module.css'
import { StretchFields } from './stretch-fields.tsx'
import { Tick } from './tick.tsx'
import { useShareWords } from './use-share-words.ts'

interface Props {
  readonly choices: FilmChoices
  readonly onChange: (change: Partial<FilmChoices>) => void
  /** What the user has seen, and where they are in it. */
  readonly whole: Stretch
  readonly now: number
  readonly checked: CheckedChoices
  /** Undefined while the browser is asked. */
  readonly formats: readonly ClipFormat[] | undefined
  readonly format: ClipFormat | undefined
  readonly isDisabled: boolean
}

const PICTURE_SIZES = [
  [1280, 720],
  [1920, 1080],
  [3840, 2160],
  [1080, 1080],
  [1080, 1920],
] as const
const GIF_SIDES = [240, 360, 480] as const

/** Everything that can be chosen of a file. */
export function FilmForm(props: Props) {
  const { choices, onChange, whole, checked, formats, format, isDisabled } = props
  const say = useShareWords()
  const { kind } = choices
  const isClip = kind === 'clip'
  return (
    <fieldset class={styles.form} disabled={isDisabled} aria-label={say('kind')}>
      <Choice
        name="share-kind"
        label={say('kind')}
        value={kind}
        options={KINDS.map((value) => ({ value, label: say(value) }))}
        onChoose={(next) => onChange({ kind: next })}
      />
      {isClip && formats?.length === 0 && (
        <p class={styles.problem}>{say(isSecureContext ? 'no-codecs' : 'no-codecs.http')}</p>
      )}
      {kind === 'picture' ? <PictureSize {...props} /> : <StretchFields {...props} />}
      {checked.problem !== undefined && (
        <p class={styles.problem} role="alert">
          {say(checked.problem, {
            ...{ least: LEAST_SIDE, most: checked.problem === 'size.bad' ? MOST_SIDE : longestOf(kind) },
            pixels: Math.floor(MOST_PIXELS / 1_000_000),
            ...{ from: formatClock(0), until: formatClock(whole.until - whole.from, 1) },
            n: Math.round(checked.seconds ?? 0),
          })}
        </p>
      )}
      {kind !== 'picture' && (
        <div class={styles.pair}>
          <Choice
            name="share-shape"
            label={say('shape')}
            value={choices.shape}
            options={SHAPES.map((value) => ({ value, label: value }))}
            onChoose={(shape) => onChange({ shape })}
          />
          <Choice
            name="share-size"
            label={say('size')}
            value={String(isClip ? choices.side : choices.gifSide)}
            options={(isClip ? CLIP_SIDES : GIF_SIDES).map((side) => ({
              value: String(side),
              label: String(side),
            }))}
            onChoose={(side) => onChange(isClip ? { side: Number(side) } : { gifSide: Number(side) })}
          />
        </div>
      )}
      {kind !== 'gif' && (
        <div class={styles.pair}>
          <Choice
            name="share-table"
            label={say('table')}
            value={choices.table}
            options={(['3d', '2d'] as const).map((value) => ({ value, label: say(value) }))}
            onChoose={(table) => onChange({ table })}
          />
          {isClip && formats && formats.length > 0 && (
            <Choice
              name="share-format"
              label={say('format')}
              value={format?.container ?? 'mp4'}
              options={formats.map(({ container }) => ({
                value: container,
                label: container === 'mp4' ? 'MP4' : 'WebM',
              }))}
              onChoose={(container) => onChange({ container })}
            />
          )}
        </div>
      )}
      <div class={styles.pair}>
        {kind !== 'picture' && (
          <Choice
            name="share-speed"
            label={say('speed')}
            value={String(choices.speed)}
            options={CLIP_SPEEDS.map((value) => ({ value: String(value), label: say('slow', { n: value }) }))}
            onChoose={(speed) => onChange({ speed: Number(speed) })}
          />
        )}
        {kind !== 'gif' && choices.table === '3d' && (
          <Choice
            name="share-care"
            label={say('care')}
            value={choices.care}
            options={CARES.map((value) => ({ value, label: say(value) }))}
            onChoose={(care) => onChange({ care })}
          />
        )}
      </div>
      <div class={styles.ticks}>
        <Tick
          isOn={choices.hasCaption}
          onTick={(hasCaption) => onChange({ hasCaption })}
          label={say('caption')}
        />
        {isClip && format?.audio && (
          <Tick isOn={choices.hasSound} onTick={(hasSound) => onChange({ hasSound })} label={say('sound')} />
        )}
      </div>
      {isClip && format && !format.audio && <p class={styles.hint}>{say('sound.none')}</p>}
    </fieldset>
  )
}

function PictureSize({ choices: { width, height }, onChange }: Props) {
  const say = useShareWords()
  const chosen = `${width}×${height}`
  return (
    <div class={styles.sizes}>
      <div class={styles.presets}>
        {PICTURE_SIZES.map(([across, down]) => (
          <button
            key={`${across}×${down}`}
            type="button"
            aria-pressed={chosen === `${across}×${down}`}
            onClick={() => onChange({ width: across, height: down })}
          >
            {across} × {down}
          </button>
        ))}
      </div>
      <label>
        {say('width')}
        <input
          type="number"
          min={LEAST_SIDE}
          max={MOST_SIDE}
          value={Number.isNaN(width) ? '' : width}
          aria-invalid={!isDrawable({ width, height: LEAST_SIDE })}
          onInput={({ currentTarget }) => onChange({ width: currentTarget.valueAsNumber })}
        />
      </label>
      <label>
        {say('height')}
        <input
          type="number"
          min={LEAST_SIDE}
          max={MOST_SIDE}
          value={Number.isNaN(height) ? '' : height}
          aria-invalid={!isDrawable({ width: LEAST_SIDE, height })}
          onInput={({ currentTarget }) => onChange({ height: currentTarget.valueAsNumber })}
        />
      </label>
    </div>
  )
}
