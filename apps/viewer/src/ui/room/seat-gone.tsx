import { formatRoute } from '../../routes.ts'
import controlStyles from '../common/controls.module.css'
import { Failed } from '../common/failed.tsx'
import { Notice } from '../common/notice.tsx'
import { useHandingWords } from './use-handing-words.ts'
import type { OfferedSeat } from './use-offered-seat.ts'

interface Props {
  readonly match: string
  readonly seat: number
  readonly offered: Exclude<OfferedSeat, { type: 'free' }>
}

/** An invitation that leads to no seat any more: why, and what else there is. */
export function SeatGone({ match, seat, offered }: Props) {
  const say = useHandingWords()
  if (offered.type === 'no-match') return <Failed failure={{ code: 'no-match', text: '' }} match={match} />
  const name = offered.type === 'taken' ? offered.by : null
  const title = name === null ? say('gone.title') : say('gone.taken', { name, seat: seat + 1 })
  return (
    <Notice title={title} text={say(offered.type === 'taken' ? 'gone.used' : 'gone.void')}>
      <a class={controlStyles.button} href={formatRoute({ page: 'watch', match })}>
        {say('gone.watch')}
      </a>
    </Notice>
  )
}
