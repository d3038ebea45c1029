import type { ShowAct } from '@getaway/client/protocol'
import { useApp } from '../../common/app-context.ts'
import { inSeatColour } from '../../common/in-colour.ts'
import { useTableStatus } from '../../table/use-table-status.ts'
import { useCasterWords } from '../use-caster-words.ts'
import type { Controls } from '../use-controls.ts'
import styles from './controls.module.css'
import { ActButton, Panel } from './panel.tsx'

interface Props {
  readonly controls: Controls
  /** Whether the game says where its players are on the table. */
  readonly hasPlaces: boolean
}

/** Each player: the name on air, a highlight, the camera. */
export function PlayerPanel({ controls, hasPlaces }: Props) {
  const { language } = useApp()
  const say = useCasterWords()
  const status = useTableStatus(controls.viewing, language.value)
  const { camera, highlight, graphic } = controls.direction.value
  return (
    <Panel title={say('players')}>
      {(status?.players ?? []).map(({ seat, name, role }) => {
        const on = { type: 'seat', seat } as const
        const isHere = (act: ShowAct, type: 'highlight' | 'shot') =>
          act.type === type && act.on.type === 'seat' && act.on.seat === seat
        return (
          <div class={styles.player} key={seat} style={inSeatColour(seat)}>
            <p>
              <strong>{name}</strong> <small>{role}</small>
            </p>
            <div class={styles.acts}>
              <ActButton
                label={say('players.third.of', { name })}
                state={controls.stateOf(
                  (act) => act.type === 'lower-third' && act.seat === seat,
                  graphic?.type === 'lower-third' && graphic.seat === seat,
                )}
                onPress={() => controls.choose({ type: 'lower-third', seat })}
              >
                {say('players.third')}
              </ActButton>
              {hasPlaces && (
                <>
                  <ActButton
                    label={say('players.highlight.of', { name })}
                    state={controls.stateOf(
                      (act) => isHere(act, 'highlight'),
                      highlight !== undefined && isHere(highlight, 'highlight'),
                    )}
                    onPress={() => controls.choose({ type: 'highlight', on })}
                  >
                    {say('players.highlight')}
                  </ActButton>
                  <ActButton
                    label={say('players.shot.of', { name })}
                    state={controls.stateOf(
                      (act) => isHere(act, 'shot'),
                      camera?.type === 'shot' && isHere(camera, 'shot'),
                    )}
                    onPress={() => controls.choose({ type: 'shot', on })}
                  >
                    {say('players.shot')}
                  </ActButton>
                </>
              )}
            </div>
          </div>
        )
      })}
    </Panel>
  )
}
