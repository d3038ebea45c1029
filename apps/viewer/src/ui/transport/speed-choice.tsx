import { SPEEDS } from '../../playback/playback.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import styles from './speed-choice.module.css'

/** How fast one plays; at the live end there is nothing to choose. */
export function SpeedChoice({ viewing }: { readonly viewing: Viewing }) {
  const say = useWords()
  const { language } = useApp()
  const { isFollowing, speed } = viewing.playback.value
  if (isFollowing) return null
  const nameOf = (one: number) => `${new Intl.NumberFormat(language.value).format(one)}×`
  const choose = (select: HTMLSelectElement) => {
    viewing.setSpeed(Number(select.value))
    // The keys of the page go on working.
    select.blur()
  }
  return (
    <label class={speed === 1 ? styles.speed : classNames(styles.speed, styles.other)}>
      <span class={controlStyles.spoken}>{say('control.speed')}</span>
      <select value={speed} onChange={(event) => choose(event.currentTarget)}>
        {speed < 0 && <option value={speed}>{nameOf(speed).replace('-', '−')}</option>}
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
}
