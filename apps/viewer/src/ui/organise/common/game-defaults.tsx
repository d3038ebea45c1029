import type { OfferedGame } from '@getaway/client'
import { gameEntryOf } from '../../../games/registry.ts'
import { type TableDefaults, withVariant } from '../../../organising/table-defaults.ts'
import { Switch } from '../../common/switch.tsx'
import { usePlanning, useVariantWord } from '../../common/use-planning.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import styles from './forms.module.css'

interface Props {
  readonly games: readonly OfferedGame[]
  readonly defaults: TableDefaults
  readonly onDefaults: (defaults: TableDefaults) => void
}

/** In seconds. */
const DELAYS = [0, 10, 30, 60, 120, 300, 900]

/** With which game and options new tables begin. */
export function GameDefaults({ games, defaults, onDefaults }: Props) {
  const say = useOrganiseWords()
  const variantWord = useVariantWord(defaults.game)
  const isOne = usePlanning(defaults.game)?.isOneVariant === true
  const offer = games.find(({ id }) => id === defaults.game)
  const delays = DELAYS.includes(defaults.delayS) ? DELAYS : [...DELAYS, defaults.delayS]
  return (
    <>
      <label class={styles.field}>
        <span>{say('field.game')}</span>
        <select
          value={defaults.game}
          onChange={({ currentTarget }) =>
            onDefaults({ ...defaults, game: currentTarget.value, variants: [], others: {} })
          }
        >
          {games.map(({ id }) => (
            <option key={id} value={id}>
              {gameEntryOf(id)?.name ?? id}
            </option>
          ))}
        </select>
      </label>
      <label class={styles.field}>
        <span>{say('field.delay')}</span>
        <select
          value={defaults.delayS}
          onChange={({ currentTarget }) => onDefaults({ ...defaults, delayS: Number(currentTarget.value) })}
        >
          {delays.map((seconds) => (
            <option key={seconds} value={seconds}>
              {seconds === 0
                ? say('delay.none')
                : seconds < 60
                  ? say('delay.s', { count: seconds })
                  : say('delay.min', { count: seconds / 60 })}
            </option>
          ))}
        </select>
        <small>{say('field.delay.more')}</small>
      </label>
      {Object.keys(offer?.variants ?? {}).map((variant) => (
        <Switch
          key={variant}
          isOn={defaults.variants.includes(variant)}
          {...variantWord(variant)}
          onSwitch={(isOn) =>
            onDefaults(withVariant(isOne ? { ...defaults, variants: [] } : defaults, variant, isOn))
          }
        />
      ))}
    </>
  )
}
