import {
  type GAME_ENTRIES,
  GAMES_TO_LEARN,
  GAMES_TO_PRACTISE,
  GAMES_WITH_RULES,
} from '../../games/registry.ts'
import { formatRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { EmblemMark } from '../common/emblem-mark.tsx'
import { useFrontWords } from '../common/use-front-words.ts'
import lobbyStyles from './lobby-page.module.css'
import { PlayNow } from './play-now.tsx'

const hasChoice = GAMES_TO_PRACTISE.length > 1
const isAmong = (games: typeof GAME_ENTRIES, game: string) => games.some(({ id }) => id === game)

/** The games whose rules can be read here, each in a sentence; where there are several to be played, a way to each. */
export function GameIntros() {
  const { language } = useApp()
  const say = useFrontWords()
  return (
    <section class={lobbyStyles.games} aria-label={say('games.title')}>
      <ul>
        {GAMES_WITH_RULES.map(({ id, name, emblem, intro }) => (
          <li key={id}>
            <EmblemMark emblem={emblem} />
            <div>
              <p>
                <strong>{name}</strong>
                {intro[language.value]}
              </p>
              {hasChoice && (
                <p class={lobbyStyles.ways}>
                  {isAmong(GAMES_TO_PRACTISE, id) && <PlayNow game={id} isNamed />}
                  {isAmong(GAMES_TO_LEARN, id) && (
                    <a href={formatRoute({ page: 'tutorial', game: id })}>
                      {say('games.learn', { game: name })}
                    </a>
                  )}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
