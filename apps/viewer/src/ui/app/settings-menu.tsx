import type { Signal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { LANGUAGES } from '../../language/language.ts'
import type { Theme } from '../../settings.ts'
import { useApp, useWords } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { Switch } from '../common/switch.tsx'
import styles from './settings-menu.module.css'

const LANGUAGE_NAMES = { en: 'English', it: 'Italiano' } as const
const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/** What holds on every page: language, appearance, spoilers. */
export function SettingsMenu() {
  const { settings } = useApp()
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) setOpen(false)
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    addEventListener('pointerdown', leave)
    addEventListener('focusin', leave)
    addEventListener('keydown', press)
    return () => {
      removeEventListener('pointerdown', leave)
      removeEventListener('focusin', leave)
      removeEventListener('keydown', press)
    }
  }, [isOpen])

  return (
    <div class={styles.settings} ref={menu}>
      <button
        type="button"
        class={controlStyles.plain}
        ref={button}
        aria-expanded={isOpen}
        aria-controls="settings"
        aria-label={say('settings.open')}
        onClick={() => setOpen(!isOpen)}
      >
        <PageIcon name="settings" />
      </button>
      {isOpen && (
        <div class={styles.sheet} id="settings">
          <Choice
            name="language"
            label={say('settings.language')}
            value={settings.language}
            options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one], lang: one }))}
          />
          <Choice
            name="theme"
            label={say('settings.theme')}
            value={settings.theme}
            options={THEMES.map((one) => ({ value: one, label: say(`settings.${one}`) }))}
          />
          <Switch
            of={settings.isSpoilerFree}
            name={say('settings.spoilers')}
            hint={say('settings.spoilers.more')}
          />
        </div>
      )}
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly name: string
  readonly label: string
  readonly value: Signal<Value>
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
}

function Choice<Value extends string>({ name, label, value, options }: ChoiceProps<Value>) {
  return (
    <fieldset class={styles.choice}>
      <legend>{label}</legend>
      <div>
        {options.map((one) => (
          <label key={one.value} lang={one.lang}>
            <input
              type="radio"
              name={name}
              checked={value.value === one.value}
              onChange={() => {
                value.value = one.value
              }}
            />
            <span>{one.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
