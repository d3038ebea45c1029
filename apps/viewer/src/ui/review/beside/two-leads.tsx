import { sayBeside } from '../../../language/beside-words.ts'
import { leadInto, lengthOf } from '../../../review/beside/two-rounds.ts'
import { useApp, useWords, useWordsOf } from '../../common/app-context.ts'
import { clockText } from '../../common/clock-text.ts'
import controlStyles from '../../common/controls.module.css'
import { PageIcon } from '../../common/icons.tsx'
import { GraphSlider } from '../graphs/graph-slider.tsx'
import { axisTimes, leadGeometry } from '../graphs/lead-geometry.ts'
import leadStyles from '../graphs/lead-graph.module.css'
import styles from './beside.module.css'
import type { ComparedRound } from './compared-round.ts'
import { leadText } from './round-board.tsx'
import type { RoundClock } from './use-round-clock.ts'

const HEIGHT = 104
/** The axis stands there, in px. */
const LEFT = 18
const SPEEDS = [1, 2, 4, 8]

interface Props {
  readonly rounds: readonly ComparedRound[]
  /** Times into the rounds at which something happens. */
  readonly stops: readonly number[]
  readonly clock: RoundClock
  readonly onStep: (by: 1 | -1) => void
}

/** The leads of both rounds over the same time, to move along, and to play both. */
export function TwoLeads({ rounds, stops, clock, onStep }: Props) {
  const { language } = useApp()
  const say = useWordsOf(sayBeside)
  const { reviewing } = rounds[0]?.looked ?? {}
  const into = clock.into.value
  if (!reviewing) return null
  const { measure, isOneChapter } = reviewing
  const length = Math.max(...rounds.map(({ chapter }) => lengthOf(chapter)))
  const lines = rounds.flatMap(({ chapter }, nth) =>
    chapter.leads.map((lead) => ({ nth, length: lengthOf(chapter), lead: leadInto(lead, chapter) })),
  )
  const values = lines.flatMap(({ lead }) => lead.points.map(({ value }) => value))
  const range = { from: Math.min(measure.from, ...values), to: Math.max(measure.to, ...values) }
  const share = (time: number) => time / Math.max(1, length)
  const said = rounds
    .map((round) => say('lead.of', { label: round.title, said: leadText(round, into, language.value) }))
    .join('. ')
  const label = say(isOneChapter ? 'lead.matches' : 'lead', { measure: measure.words[language.value] })
  return (
    <figure class={styles.leads}>
      <Transport clock={clock} onStep={onStep} />
      <GraphSlider
        label={label}
        shares={stops.map(share)}
        index={stops.findLastIndex((stop) => stop <= into)}
        cursor={share(into)}
        said={`${say(isOneChapter ? 'into.matches' : 'into', { at: clockText(into) })}. ${said}`}
        height={HEIGHT}
        left={LEFT}
        onChoose={(to) => clock.goTo(stops[to] ?? 0)}
      >
        {(width) => {
          const room = (until: number) => ({
            left: LEFT,
            width: LEFT + share(until) * (width - LEFT),
            height: HEIGHT,
          })
          const drawn = lines.map(({ nth, lead, length }) => ({
            nth,
            key: `${nth} ${lead.key}`,
            end: lead.points.at(-1)?.value ?? 0,
            length,
            ...leadGeometry(lead, { from: 0, until: length }, range, room(length)),
          }))
          const [scale] = drawn
          return (
            <>
              {scale?.ticks.map((value) => (
                <g key={value}>
                  <line
                    class={leadStyles.grid}
                    x1={LEFT}
                    x2={width}
                    y1={scale.yOf(value)}
                    y2={scale.yOf(value)}
                  />
                  <text class={leadStyles.tick} x={LEFT - 5} y={scale.yOf(value) + 4}>
                    {measure.format(value, language.value)}
                  </text>
                </g>
              ))}
              {axisTimes({ from: 0, until: length }, width - LEFT).map((time) => (
                <text
                  key={time}
                  class={leadStyles.time}
                  x={LEFT + share(time) * (width - LEFT)}
                  y={HEIGHT - 3}
                >
                  {clockText(time)}
                </text>
              ))}
              {drawn.map(({ key, nth, line, length, end, xOf, yOf }) => (
                <g key={key} class={styles.line} data-nth={nth}>
                  <path d={line} />
                  <circle cx={Math.min(xOf(length), width - 4)} cy={yOf(end)} r={4} />
                </g>
              ))}
            </>
          )
        }}
      </GraphSlider>
    </figure>
  )
}

function Transport({ clock, onStep }: Pick<Props, 'clock' | 'onStep'>) {
  const say = useWordsOf(sayBeside)
  const sayPage = useWords()
  const isPlaying = clock.isPlaying.value
  const button = (word: string, icon: string, onClick: () => void) => (
    <button type="button" class={controlStyles.plain} aria-label={word} title={word} onClick={onClick}>
      <PageIcon name={icon} />
    </button>
  )
  return (
    <div class={styles.transport}>
      {button(sayPage('control.back'), 'back', () => onStep(-1))}
      {button(say(isPlaying ? 'pause' : 'play'), isPlaying ? 'pause' : 'play', clock.toggle)}
      {button(sayPage('control.on'), 'on', () => onStep(1))}
      <output>{clockText(clock.into.value)}</output>
      <label>
        <span>{say('speed')}</span>
        <select
          value={clock.speed.value}
          onChange={({ currentTarget }) => {
            clock.speed.value = Number(currentTarget.value)
          }}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
