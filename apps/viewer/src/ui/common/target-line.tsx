import { Fragment } from 'preact'
import type { ScoreTarget } from '../../table/score-target.ts'
import { type Scored, tellTarget } from '../../table/tell-target.ts'
import { useWords } from './app-context.ts'
import { Marks } from './marks.tsx'
import playerStyles from './players.module.css'

interface PlayedTo {
  readonly target: ScoreTarget | undefined
  readonly players: readonly Scored[]
}

/** What a score is played to: what wins, who is one mark away from it, and that another round decides. */
export function TargetLine({ status }: { readonly status: PlayedTo | undefined }) {
  const say = useWords()
  if (!status?.target) return null
  const { matchPoint, isLevel } = tellTarget(status.target, status.players)
  return (
    <p class={playerStyles.target}>
      <span class={playerStyles.needs}>
        {say('target.needs')}{' '}
        {status.target.map((need, index) => (
          <Fragment key={need.map(({ kind, count }) => `${count} ${kind.id}`).join()}>
            {index > 0 && <span> {say('target.or')} </span>}
            <Marks marks={need} />
          </Fragment>
        ))}
      </span>
      {isLevel && <strong class={playerStyles.hot}>{say('target.level')}</strong>}
      {matchPoint.length > 0 && (
        <strong class={playerStyles.hot}>
          {say('target.match-point', { names: matchPoint.join(', ') })}
        </strong>
      )}
    </p>
  )
}
