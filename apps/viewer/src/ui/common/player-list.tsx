import type { PlayerStatus } from '../../table/table-status.ts'
import { useWords } from './app-context.ts'
import { classNames } from './class-names.ts'
import { inSeatColour } from './in-colour.ts'
import { Marks } from './marks.tsx'
import playerStyles from './players.module.css'

interface Props {
  readonly players?: readonly PlayerStatus[] | undefined
  /** The seat of the player who looks. */
  readonly ownSeat?: number | undefined
  /** For viewers without spoilers. */
  readonly hidesScore?: boolean
}

/** The players of a match, their roles, and the score. */
export function PlayerList({ players = [], ownSeat, hidesScore = false }: Props) {
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
            {seat === ownSeat && <span class={playerStyles.tag}>{say('panel.you')}</span>}
            <span class={playerStyles.role}>{hasWon ? say('panel.won') : role}</span>
            {!hidesScore && <Marks marks={marks} />}
          </li>
        )
      })}
    </ul>
  )
}
