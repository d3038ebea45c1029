import { MOODS } from '@getaway/engine/following'
import { LANGUAGES } from '../../language/language.ts'
import {
  GROUNDS,
  LAYOUTS,
  LIMITS,
  type OnOptions,
  type OverlayOptions,
  type OverlayPart,
  PARTS,
  THEMES,
} from '../../overlay/options.ts'
import { Choice } from '../common/choice.tsx'
import styles from './fields.module.css'
import { useOverlayWords } from './use-overlay-words.ts'

const PICTURES = ['3d', '2d'] as const

interface Props {
  readonly options: OverlayOptions
  readonly onOptions: OnOptions
}

/** Form, ground, parts, theme, language and size. */
export function LookFields({ options, onOptions }: Props) {
  const say = useOverlayWords()
  const { layout, ground, mood, picture, theme, language, scale, parts } = options
  const toggle = (part: OverlayPart, isOn: boolean) =>
    onOptions({ parts: PARTS.filter((one) => (one === part ? isOn : parts.includes(one))) })
  return (
    <fieldset class={styles.group}>
      <legend>{say('build.look')}</legend>
      <Choice
        name="layout"
        label={say('build.layout')}
        value={layout}
        options={LAYOUTS.map((value) => ({ value, label: say(`layout.${value}`) }))}
        onChoose={(value) => onOptions({ layout: value })}
      />
      <Choice
        name="ground"
        label={say('build.ground')}
        value={ground}
        options={GROUNDS.map((value) => ({ value, label: say(`ground.${value}`) }))}
        onChoose={(value) => onOptions({ ground: value })}
      />
      {picture === '3d' && (
        <Choice
          name="mood"
          label={say('build.mood')}
          value={mood ?? 'match'}
          options={(['match', ...MOODS] as const).map((value) => ({ value, label: say(`mood.${value}`) }))}
          onChoose={(value) => onOptions({ mood: value === 'match' ? undefined : value })}
        />
      )}
      <div class={styles.pair}>
        <Choice
          name="picture"
          label={say('build.picture')}
          value={picture}
          options={PICTURES.map((value) => ({ value, label: say(`picture.${value}`) }))}
          onChoose={(value) => onOptions({ picture: value })}
        />
        <Choice
          name="overlay-theme"
          label={say('build.theme')}
          value={theme}
          options={THEMES.map((value) => ({ value, label: say(`theme.${value}`) }))}
          onChoose={(value) => onOptions({ theme: value })}
        />
      </div>
      <Choice
        name="overlay-language"
        label={say('build.lang')}
        value={language ?? 'auto'}
        options={(['auto', ...LANGUAGES] as const).map((value) => ({ value, label: say(`lang.${value}`) }))}
        onChoose={(value) => onOptions({ language: value === 'auto' ? undefined : value })}
      />
      <label class={styles.field}>
        <span>{say('build.scale')}</span>
        <input
          type="range"
          min={LIMITS.scale.least}
          max={LIMITS.scale.most}
          step={0.05}
          value={scale}
          aria-valuetext={`${Math.round(scale * 100)} %`}
          onInput={({ currentTarget }) =>
            onOptions({ scale: Math.round(currentTarget.valueAsNumber * 100) / 100 })
          }
        />
      </label>
      <fieldset class={styles.parts}>
        <legend>{say('build.parts')}</legend>
        {PARTS.map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={parts.includes(part)}
              disabled={parts.length === 1 && parts.includes(part)}
              onChange={({ currentTarget }) => toggle(part, currentTarget.checked)}
            />
            <span>{say(`part.${part}`)}</span>
          </label>
        ))}
      </fieldset>
    </fieldset>
  )
}
