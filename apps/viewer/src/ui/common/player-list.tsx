import type { PlayerStatus } from '../../table/table-status.ts'
import { useWords } from './app-context.ts'
import { classNames } from './class-names.ts'
import { inSeatColour } from './in-colour.ts'
import { Marks } from './marks.tsx'
import playerStyles from './players.module.css'

interface Props {
  readonly players?: readonly PlayerStatus[] | undefined
  /** For viewers without spoilers. */
  readonly hidesScore?: boolean
}

/** The players of a match, their roles, and the score. */
export function PlayerList({ players = [], hidesScore = false }: Props) {
  const say = useWords()
  return (
    <ul class={playerStyles.players}>
      {players.map(({ seat, name, role, marks, hasWon: hasReallyWon }) => {
        const hasWon = hasReallyWon && !hidesScore
        return (
          <li
            key={seat}
            class={classNames(playerStyles.player, hasWon && playerStyles.won)}
            style={inSeatColour(seat)}
          >
            <span class={playerStyles.name}>{name}</span>
            <span class={playerStyles.role}>{hasWon ? say('panel.won') : role}</span>
            {!hidesScore && <Marks marks={marks} />}
          </li>
        )
      })}
    </ul>
  )
}
