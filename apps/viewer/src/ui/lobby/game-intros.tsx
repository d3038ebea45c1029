import { GAME_ENTRIES } from '../../games/registry.ts'
import { useApp } from '../common/app-context.ts'
import { EmblemMark } from '../common/emblem-mark.tsx'
import { useFrontWords } from '../common/use-front-words.ts'
import lobbyStyles from './lobby-page.module.css'

/** The games, each in a sentence. */
export function GameIntros() {
  const { language } = useApp()
  const say = useFrontWords()
  return (
    <section class={lobbyStyles.games} aria-label={say('games.title')}>
      <ul>
        {GAME_ENTRIES.map(({ id, name, emblem, intro }) => (
          <li key={id}>
            <EmblemMark emblem={emblem} />
            <p>
              <strong>{name}</strong>
              {intro[language.value]}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
