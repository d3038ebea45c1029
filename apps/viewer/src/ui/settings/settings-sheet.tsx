import { LANGUAGES } from '../../language/language.ts'
import { saySettings } from '../../language/settings-words.ts'
import type { Theme } from '../../settings.ts'
import { useApp } from '../common/app-context.ts'
import { Choice } from '../common/choice.tsx'
import { Switch } from '../common/switch.tsx'
import { SoundSettings } from '../sound/sound-settings.tsx'

const LANGUAGE_NAMES = { en: 'English', it: 'Italiano' } as const
const THEMES: readonly Theme[] = ['system', 'light', 'dark']

/** What holds on every page: language, appearance, spoilers, streaming, sound. It comes when it is opened. */
export function SettingsSheet() {
  const { settings, language } = useApp()
  const say = (word: Parameters<typeof saySettings>[1]) => saySettings(language.value, word)
  return (
    <>
      <Choice
        name="language"
        label={say('settings.language')}
        value={settings.language.value}
        options={LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one], lang: one }))}
        onChoose={(value) => {
          settings.language.value = value
        }}
      />
      <Choice
        name="theme"
        label={say('settings.theme')}
        value={settings.theme.value}
        options={THEMES.map((one) => ({ value: one, label: say(`settings.${one}`) }))}
        onChoose={(value) => {
          settings.theme.value = value
        }}
      />
      <Switch
        isOn={settings.isSpoilerFree.value}
        onSwitch={(isOn) => {
          settings.isSpoilerFree.value = isOn
        }}
        name={say('settings.spoilers')}
        hint={say('settings.spoilers.more')}
      />
      <Switch
        isOn={settings.isStreaming.value}
        onSwitch={(isOn) => {
          settings.isStreaming.value = isOn
        }}
        name={say('settings.streaming')}
        hint={say('settings.streaming.more')}
      />
      <Switch
        isOn={settings.coversHand.value}
        onSwitch={(isOn) => {
          settings.coversHand.value = isOn
        }}
        name={say('settings.cover')}
        hint={say('settings.cover.more')}
      />
      <SoundSettings />
    </>
  )
}
