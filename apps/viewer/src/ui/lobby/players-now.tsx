import type { PlayerStatus } from '../../games/game-table.ts'
import { useWords } from '../shared/app-context.ts'
import { Marks } from '../shared/marks.tsx'

/** Who plays the match that is on, as what, and how it stands. */
export function PlayersNow({ players = [] }: { readonly players?: readonly PlayerStatus[] | undefined }) {
  const say = useWords()
  return (
    <ul class="players">
      {players.map(({ seat, name, role, marks, hasWon }) => {
        const count = (kind: 'gold' | 'silver') => marks.find((one) => one.kind === kind)?.count ?? 0
        const said = marks.filter((one) => one.count > 0).map((one) => `${one.count} ${one.label}`)
        return (
          <li key={seat} class={`player seat-${seat} ${hasWon ? 'won' : ''}`}>
            <span class="name">{name}</span>
            <span class="role">{hasWon ? say('panel.won') : role}</span>
            <Marks gold={count('gold')} silver={count('silver')} />
            <span class="spoken">{said.join(', ')}</span>
          </li>
        )
      })}
    </ul>
  )
}
