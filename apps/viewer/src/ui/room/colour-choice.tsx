import type { HandingWord } from '../../language/handing-words.ts'
import { PLAYER_COLOURS } from '../../player/kept-player.ts'
import { useApp } from '../common/app-context.ts'
import { inSeatColour } from '../common/in-colour.ts'
import styles from './join-page.module.css'
import { useHandingWords } from './use-handing-words.ts'

const COLOURS = Array.from({ length: PLAYER_COLOURS }, (_, colour) => colour)

/** The player's own colour, kept in this browser. */
export function ColourChoice() {
  const { player } = useApp()
  const say = useHandingWords()
  const { colour } = player.profile.value
  return (
    <fieldset class={styles.colours}>
      <legend>{say('join.colour')}</legend>
      <div>
        {COLOURS.map((one) => (
          <label key={one} style={inSeatColour(one)}>
            <input
              type="radio"
              name="colour"
              checked={colour === one}
              aria-label={say(`colour.${one}` as HandingWord)}
              onChange={() => player.change({ colour: one })}
            />
            <span />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
