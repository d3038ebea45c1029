import { useState } from 'preact/hooks'
import { LIMITS, type OnOptions, type OverlayOptions } from '../../overlay/options.ts'
import { parseFlag } from '../../overlay/parse-flag.ts'
import { parseLogo } from '../../overlay/parse-logo.ts'
import { plainText } from '../../overlay/plain-text.ts'
import { SEAT_COLOURS } from '../../stage/set/seat-colours.ts'
import fieldStyles from './fields.module.css'
import { LogoField } from './logo-field.tsx'
import styles from './seat-fields.module.css'
import { useOverlayWords } from './use-overlay-words.ts'

const FEWEST = 2

interface Props {
  readonly options: OverlayOptions
  readonly onOptions: OnOptions
}

/** How each player is called and coloured, their logo, and how many matches of the series they have won. */
export function SeatFields({ options, onOptions }: Props) {
  const say = useOverlayWords()
  const [seats, setSeats] = useState(FEWEST)
  const { names, colours, logos, flags, series } = options
  const shown = Math.max(seats, names.length, colours.length, logos.length, flags.length, series.length)
  return (
    <fieldset class={fieldStyles.group}>
      <legend>{say('build.people')}</legend>
      {Array.from({ length: shown }, (_, seat) => (
        <fieldset class={styles.seat} key={seat} aria-label={say('build.seat', { n: seat + 1 })}>
          <input
            type="color"
            class={fieldStyles.colour}
            aria-label={say('build.colour')}
            value={colours[seat] ?? SEAT_COLOURS[seat] ?? SEAT_COLOURS[0]}
            onInput={({ currentTarget }) =>
              onOptions({ colours: withSeat(colours, seat, currentTarget.value) })
            }
          />
          <input
            class={styles.name}
            aria-label={say('build.name')}
            placeholder={say('build.name.like')}
            maxLength={LIMITS.name}
            value={names[seat] ?? ''}
            onInput={({ currentTarget }) =>
              onOptions({ names: withSeat(names, seat, nameIn(currentTarget.value)) })
            }
          />
          <input
            type="number"
            class={styles.won}
            aria-label={say('build.won')}
            title={say('build.won')}
            placeholder={say('build.won')}
            min={0}
            max={LIMITS.games}
            value={series[seat] ?? ''}
            onInput={({ currentTarget }) =>
              onOptions({ series: seriesWith(series, seat, currentTarget.valueAsNumber, shown) })
            }
          />
          <FlagField
            flag={flags[seat]}
            onFlag={(flag) => onOptions({ flags: withSeat(flags, seat, flag) })}
          />
          <LogoField
            logo={logos[seat]}
            onLogo={(logo) => onOptions({ logos: withSeat(logos, seat, logo && parseLogo(logo)) })}
          />
        </fieldset>
      ))}
      {shown < LIMITS.seats && (
        <button type="button" class={styles.more} onClick={() => setSeats(shown + 1)}>
          + {say('build.more')}
        </button>
      )}
    </fieldset>
  )
}

/** A country by its code or its flag; until it is one, it stays a draft. */
function FlagField({
  flag,
  onFlag,
}: {
  readonly flag: string | undefined
  readonly onFlag: (flag: string | undefined) => void
}) {
  const say = useOverlayWords()
  const [draft, setDraft] = useState<string>()
  const text = draft ?? flag ?? ''
  return (
    <input
      class={styles.flag}
      aria-label={say('build.flag')}
      title={say('build.flag')}
      placeholder={say('build.flag.like')}
      aria-invalid={text !== '' && parseFlag(text) === undefined}
      value={text}
      onInput={({ currentTarget }) => {
        const wanted = currentTarget.value.trim()
        setDraft(parseFlag(wanted) ? undefined : wanted)
        onFlag(parseFlag(wanted))
      }}
    />
  )
}

/** Commas separate names in an address. */
function nameIn(text: string): string | undefined {
  return plainText(text.replaceAll(',', ' '), LIMITS.name) === undefined
    ? undefined
    : text.replaceAll(',', ' ')
}

/** Without what is empty at the end. */
function withSeat(
  all: readonly (string | undefined)[],
  seat: number,
  value: string | undefined,
): readonly (string | undefined)[] {
  const next = Array.from({ length: Math.max(all.length, seat + 1) }, (_, at) =>
    at === seat ? value : all[at],
  )
  return next.slice(0, next.findLastIndex((one) => one !== undefined) + 1)
}

/** A series has a number for each player, or there is none. */
function seriesWith(series: readonly number[], seat: number, won: number, seats: number): readonly number[] {
  const next = Array.from({ length: seats }, (_, at) => (at === seat ? won : (series[at] ?? 0)))
  return next.every((one) => Number.isInteger(one) && one >= 0 && one <= LIMITS.games) ? next : []
}
