import type { MatchLook } from '../../feed/lobby/match-search.ts'
import { GAME_ENTRIES } from '../../games/registry.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { PageIcon } from '../common/icons.tsx'
import { useFrontWords } from '../common/use-front-words.ts'
import finderStyles from './match-finder.module.css'

interface Props {
  readonly look: MatchLook
  readonly onAsk: (look: MatchLook) => void
}

const LONGEST_NAME = 40

export function SearchForm({ look, onAsk }: Props) {
  const say = useFrontWords()
  const { player = '', game = '', day = '' } = look
  const isAsked = player !== '' || game !== '' || day !== ''
  return (
    <search>
      <form class={finderStyles.search} onSubmit={(event) => event.preventDefault()}>
        <label class={classNames(finderStyles.field, finderStyles.wide)}>
          <span>{say('search.player')}</span>
          <input
            type="search"
            value={player}
            maxLength={LONGEST_NAME}
            placeholder={say('search.player.like')}
            autocomplete="off"
            onInput={({ currentTarget }) => onAsk({ ...look, player: currentTarget.value })}
          />
        </label>
        <label class={finderStyles.field}>
          <span>{say('search.game')}</span>
          <select
            value={game}
            onChange={({ currentTarget }) => onAsk({ ...look, game: currentTarget.value })}
          >
            <option value="">{say('search.game.any')}</option>
            {GAME_ENTRIES.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class={finderStyles.field}>
          <span>{say('search.day')}</span>
          <input
            type="date"
            value={day}
            onChange={({ currentTarget }) => onAsk({ ...look, day: currentTarget.value })}
          />
        </label>
        {isAsked && (
          <button
            type="button"
            class={controlStyles.plain}
            aria-label={say('search.clear')}
            title={say('search.clear')}
            onClick={() => onAsk({})}
          >
            <PageIcon name="wrong" />
          </button>
        )}
      </form>
    </search>
  )
}
