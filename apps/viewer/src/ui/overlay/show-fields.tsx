import { LIMITS, type OnOptions, type OverlayOptions } from '../../overlay/options.ts'
import { plainText } from '../../overlay/plain-text.ts'
import { Switch } from '../common/switch.tsx'
import styles from './fields.module.css'
import { useOverlayWords } from './use-overlay-words.ts'

const GREEN = '#00ff00'

interface Props {
  readonly options: OverlayOptions
  readonly onOptions: OnOptions
}

/** Title, series, delay, replays, and what OBS is asked for. */
export function ShowFields({ options, onOptions }: Props) {
  const say = useOverlayWords()
  const { title, bestOf, delayMs, hasReplays, savesReplayBuffer, chroma } = options
  return (
    <fieldset class={styles.group}>
      <legend>{say('build.event-and-air')}</legend>
      <label class={styles.field}>
        <span>{say('build.title')}</span>
        <input
          value={title ?? ''}
          maxLength={LIMITS.title}
          placeholder={say('build.title.like')}
          onInput={({ currentTarget: { value } }) =>
            onOptions({ title: plainText(value, LIMITS.title) === undefined ? undefined : value })
          }
        />
      </label>
      <div class={styles.pair}>
        <NumberField
          label={say('build.bestof')}
          value={bestOf}
          most={LIMITS.games}
          least={1}
          onNumber={(value) => onOptions({ bestOf: value })}
        />
        <NumberField
          label={say('build.delay')}
          title={say('build.delay.more')}
          value={delayMs === 0 ? undefined : delayMs / 1000}
          most={LIMITS.delayMs / 1000}
          least={0}
          onNumber={(value = 0) => onOptions({ delayMs: value * 1000 })}
        />
      </div>
      <Switch
        isOn={hasReplays}
        onSwitch={(isOn) => onOptions({ hasReplays: isOn })}
        name={say('build.replays')}
        hint={say('build.replays.more')}
      />
      <Switch
        isOn={savesReplayBuffer}
        onSwitch={(isOn) => onOptions({ savesReplayBuffer: isOn })}
        name={say('build.buffer')}
        hint={say('build.buffer.more')}
      />
      <Switch
        isOn={chroma !== undefined}
        onSwitch={(isOn) => onOptions({ chroma: isOn ? GREEN : undefined })}
        name={say('build.chroma')}
        hint={say('build.chroma.more')}
      />
      {chroma !== undefined && (
        <input
          type="color"
          class={styles.colour}
          aria-label={say('build.chroma')}
          value={chroma}
          onInput={({ currentTarget }) => onOptions({ chroma: currentTarget.value })}
        />
      )}
    </fieldset>
  )
}

interface NumberProps {
  readonly label: string
  readonly title?: string
  readonly value: number | undefined
  readonly least: number
  readonly most: number
  readonly onNumber: (value: number | undefined) => void
}

/** A whole number, or none. */
function NumberField({ label, title, value, least, most, onNumber }: NumberProps) {
  return (
    <label class={styles.field} title={title}>
      <span>{label}</span>
      <input
        type="number"
        min={least}
        max={most}
        step={1}
        value={value ?? ''}
        onInput={({ currentTarget: { valueAsNumber: next } }) =>
          onNumber(Number.isInteger(next) && next >= least && next <= most ? next : undefined)
        }
      />
    </label>
  )
}
