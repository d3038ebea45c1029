import { CLEARED } from '@getaway/client/protocol'
import { useCasterWords } from '../use-caster-words.ts'
import type { Controls } from '../use-controls.ts'
import styles from './controls.module.css'
import { ActButton, Panel } from './panel.tsx'

const KEYS: Partial<Record<(typeof CLEARED)[number], string>> = { graphic: 'X', all: '0' }

/** What is on air goes at once: nobody tries that before. */
export function ClearPanel({ controls }: { readonly controls: Controls }) {
  const say = useCasterWords()
  const direction = controls.direction.value
  return (
    <Panel title={say('clear')}>
      <div class={styles.pair}>
        {CLEARED.map((what) => (
          <ActButton
            key={what}
            shortcut={KEYS[what]}
            state={what !== 'all' && direction[what] ? 'onAir' : undefined}
            onPress={() => void controls.air({ type: 'clear', what })}
          >
            {say(`clear.${what}`)}
          </ActButton>
        ))}
      </div>
    </Panel>
  )
}
