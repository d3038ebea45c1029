import { SHOW_VIEWS } from '@getaway/client/protocol'
import { Choice } from '../../common/choice.tsx'
import { useSides } from '../../common/use-sides.ts'
import { useCasterWords } from '../use-caster-words.ts'
import type { Controls } from '../use-controls.ts'
import styles from './controls.module.css'
import { ActButton, Panel } from './panel.tsx'

export const PRESSES = ['highlight', 'shot'] as const

/** How the table is looked at, and what a press on a tile does. */
export function CameraPanel({ controls }: { readonly controls: Controls }) {
  const say = useCasterWords()
  const { viewing, pressing } = controls
  const [, ...sides] = useSides(viewing)
  const view = controls.direction.value.camera
  return (
    <Panel title={say('cameras')}>
      <div class={styles.pair}>
        {SHOW_VIEWS.map((one, nth) => (
          <ActButton
            key={one}
            shortcut={String(nth + 1)}
            state={controls.stateOf(
              (act) => act.type === 'camera' && act.view === one && act.side === undefined,
              view?.type === 'camera' && view.view === one && view.side === undefined,
            )}
            onPress={() => controls.choose({ type: 'camera', view: one })}
          >
            {say(`camera.${one}`)}
          </ActButton>
        ))}
      </div>
      <Choice
        name="press"
        label={say('on-press')}
        value={pressing.value}
        options={PRESSES.map((value) => ({ value, label: say(`press.${value}`) }))}
        onChoose={(value) => {
          pressing.value = value
        }}
      />
      {controls.maySeeHidden && sides.length > 0 && (
        <>
          <p class={styles.hint} title={say('sides.more')}>
            {say('sides')}
          </p>
          {sides.map(({ id, label }) => (
            <ActButton
              key={id}
              state={controls.stateOf(
                (act) => act.type === 'camera' && act.side === id,
                view?.type === 'camera' && view.side === id,
              )}
              onPress={() => controls.choose({ type: 'camera', view: 'follow', side: id })}
            >
              {label}
            </ActButton>
          ))}
        </>
      )}
    </Panel>
  )
}
