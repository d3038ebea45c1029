import { PLAYER_COLOURS } from '../../player/kept-player.ts'
import { useApp } from '../common/app-context.ts'
import controlStyles from '../common/controls.module.css'
import { inSeatColour } from '../common/in-colour.ts'
import styles from './profile.module.css'
import { usePlayerWords } from './use-player-words.ts'

const COLOURS = Array.from({ length: PLAYER_COLOURS }, (_, colour) => colour)

/** Name and colour, which are kept as they are changed. */
export function Profile() {
  const { player } = useApp()
  const say = usePlayerWords()
  const { name = '', colour } = player.profile.value
  return (
    <section class={styles.profile} style={inSeatColour(colour)}>
      <span class={styles.disc} aria-hidden="true">
        {[...name][0]?.toUpperCase() ?? '?'}
      </span>
      <label class={styles.name}>
        <span>{say('me.name')}</span>
        <input
          type="text"
          value={name}
          maxLength={40}
          autocomplete="nickname"
          placeholder={say('me.name.like')}
          onChange={({ currentTarget }) => {
            player.change({ name: currentTarget.value })
            // As it is kept: nobody goes back to having no name.
            currentTarget.value = player.profile.peek().name ?? ''
          }}
        />
      </label>
      <fieldset class={styles.colours}>
        <legend>{say('me.colour')}</legend>
        {COLOURS.map((one) => (
          <label key={one} style={inSeatColour(one)}>
            <input
              type="radio"
              name="player-colour"
              checked={one === colour}
              onChange={() => player.change({ colour: one })}
            />
            <span class={controlStyles.spoken}>{say('me.colour.of', { n: one + 1 })}</span>
          </label>
        ))}
      </fieldset>
    </section>
  )
}
