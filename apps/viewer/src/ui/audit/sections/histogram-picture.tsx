import { STOP } from '../../../audit/people-figures.ts'
import { histogramOf, type Spread } from '../../../audit/spread.ts'
import { marginText } from '../../../language/margin-text.ts'
import { useApp } from '../../common/app-context.ts'
import { useAuditWords } from '../parts/use-audit-words.ts'
import styles from './histogram-picture.module.css'

interface Props {
  readonly figures: readonly number[]
  readonly spread: Spread
  /** The same in a sentence. */
  readonly label: string
}

const [WIDTH, HEIGHT, FOOT, TOP] = [600, 200, 34, 12]
const TICKS = 5

/** How often which length came: bars, the median as a line, the middle half as a band. */
export function HistogramPicture({ figures, spread, label }: Props) {
  const { language } = useApp()
  const say = useAuditWords()
  const { width, bars } = histogramOf(figures)
  const most = Math.max(...bars, 1)
  const step = WIDTH / bars.length
  const span = width * bars.length
  const x = (us: number) => (Math.min(Math.max(us, 0), span) / span) * WIDTH
  const floor = HEIGHT - FOOT
  const height = (count: number) => (count / most) * (floor - TOP)
  const every = Math.ceil(bars.length / TICKS)
  const ticks = bars.flatMap((_, index) => (index > 0 && index % every === 0 ? [index] : []))
  return (
    <svg class={styles.picture} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <rect
        class={styles.middle}
        x={x(spread.quarter)}
        y={TOP}
        width={Math.max(x(spread.threeQuarters) - x(spread.quarter), 1)}
        height={floor - TOP}
      />
      {bars.map((count, index) =>
        count === 0 ? null : (
          <rect
            key={`bar ${index * width}`}
            class={(index + 1) * width <= STOP ? styles.blind : styles.bar}
            x={index * step + 1}
            y={floor - height(count)}
            width={step - 2}
            height={height(count)}
          />
        ),
      )}
      <path class={styles.floor} d={`M0 ${floor}H${WIDTH}`} />
      <path class={styles.stop} d={`M${x(STOP)} ${TOP}V${floor}`} />
      <path class={styles.median} d={`M${x(spread.median)} ${TOP - 6}V${floor}`} />
      {ticks.map((index) => (
        <text key={`tick ${index}`} x={index * step} y={HEIGHT - 7}>
          {marginText(index * width, language.value)}
        </text>
      ))}
      {(bars.at(-1) ?? 0) > 0 && (
        <text class={styles.end} x={WIDTH} y={HEIGHT - 7}>
          {say('reactions.more')}
        </text>
      )}
    </svg>
  )
}
