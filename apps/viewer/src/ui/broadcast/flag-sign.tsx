import { countryOf, flagCharacter } from '../../overlay/parse-flag.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import styles from './flag-sign.module.css'

/** The flag of a country, or its letters where the system has no pictures of flags, as on Windows. */
export function FlagSign({ flag }: { readonly flag: string }) {
  const { language } = useApp()
  const hasPicture = drawsFlags()
  return (
    <span
      class={classNames(styles.flag, !hasPicture && styles.letters)}
      role="img"
      aria-label={countryOf(flag, language.value)}
    >
      {hasPicture ? flagCharacter(flag) : flag.slice(-3).replace('-', '')}
    </span>
  )
}

const SIDE = 16
let hasFlags: boolean | undefined

/** Whether this system draws a flag in colours. */
function drawsFlags(): boolean {
  hasFlags ??= isColourful(flagCharacter('IT'))
  return hasFlags
}

function isColourful(character: string): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = 2 * SIDE
  canvas.height = 2 * SIDE
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) return false
  pen.font = `${SIDE}px sans-serif`
  pen.fillText(character, 0, SIDE * 1.5)
  const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
  for (let at = 0; at < data.length; at += 4) {
    if (Math.abs((data[at] ?? 0) - (data[at + 1] ?? 0)) > 40) return true
  }
  return false
}
