import type { PlayerStatus } from '../../games/game-table.ts'
import { useWords } from './app-context.ts'
import { Marks } from './marks.tsx'

/** Who plays a match as what, and how it stands. */
export function PlayerList({ players = [] }: { readonly players?: readonly PlayerStatus[] | undefined }) {
  const say = useWords()
  return (
    <ul class="players">
      {players.map(({ seat, name, role, marks, hasWon }) => (
        <li key={seat} class={`player seat-${seat} ${hasWon ? 'won' : ''}`}>
          <span class="name">{name}</span>
          <span class="role">{hasWon ? say('panel.won') : role}</span>
          <Marks marks={marks} />
        </li>
      ))}
    </ul>
  )
}
