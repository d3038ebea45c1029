import { GAME_ENTRIES } from '../../games/registry.ts'
import { useApp } from '../common/app-context.ts'
import { useFrontWords } from '../common/use-front-words.ts'

/** The designers of the printed games. */
export function Credits() {
  const { language } = useApp()
  const say = useFrontWords()
  const list = new Intl.ListFormat(language.value, { type: 'conjunction' })
  const games = GAME_ENTRIES.map(({ name, designers }) =>
    say('foot.game', { game: name, designers: list.format(designers) }),
  )
  return <footer>{say('foot.credits', { games: games.join('; ') })}</footer>
}
