import { sayOfSound } from '../../language/sound-words.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { Switch } from '../common/switch.tsx'
import styles from './sound-settings.module.css'

/** Browsers of machines without a motor have the function, too. */
const CAN_TREMBLE = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

/** How loud a table is, and whether a phone trembles. */
export function SoundSettings() {
  const { settings, language } = useApp()
  const { isMuted, volume, vibrates } = settings
  return (
    <>
      <Switch
        isOn={!isMuted.value}
        onSwitch={(isOn) => {
          isMuted.value = !isOn
        }}
        name={sayOfSound(language.value, 'sound')}
        hint={sayOfSound(language.value, 'sound.more')}
      />
      <label class={styles.volume}>
        <span>{sayOfSound(language.value, 'volume')}</span>
        <input
          class={controlStyles.range}
          type="range"
          min="0"
          max="100"
          step="5"
          value={Math.round(volume.value * 100)}
          disabled={isMuted.value}
          style={{ '--share': `${Math.round(volume.value * 100)}%` }}
          onInput={({ currentTarget }) => {
            volume.value = Number(currentTarget.value) / 100
          }}
        />
      </label>
      {CAN_TREMBLE && (
        <Switch
          isOn={vibrates.value}
          onSwitch={(isOn) => {
            vibrates.value = isOn
          }}
          name={sayOfSound(language.value, 'vibration')}
          hint={sayOfSound(language.value, 'vibration.more')}
        />
      )}
    </>
  )
}
