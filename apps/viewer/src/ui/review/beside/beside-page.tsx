import { useEffect, useMemo, useState } from 'preact/hooks'
import { sayBeside } from '../../../language/beside-words.ts'
import { type BesideAsked, parseBeside } from '../../../review/beside/beside-asked.ts'
import { formatRoute, type ReviewRoute } from '../../../routes.ts'
import { useApp, useWordsOf } from '../../common/app-context.ts'
import { Notice } from '../../common/notice.tsx'
import { openViewing } from '../../match/use-viewing.ts'
import { useLookedBack } from '../looked-back.ts'
import { sourceOf } from '../source-of.ts'
import { useReviewOf } from '../use-review-of.ts'
import { type ToLookBack, WholeMatch } from '../whole-match.tsx'
import styles from './beside.module.css'
import { BesideReport } from './beside-report.tsx'
import { playedChapters } from './compared-round.ts'
import { MatchPick } from './match-pick.tsx'

/** A round of the match beside another one, of it or of another match. */
export function BesidePage({ asked: text }: { readonly asked: string }) {
  const app = useApp()
  const { route, review, reviewing } = useLookedBack()
  const say = useWordsOf(sayBeside)
  const { learn: _, beside: __, ...here } = route
  // Other rounds are chosen without leaving the page; the address follows.
  const [beside, setBeside] = useState(() => parseBeside(text))
  useEffect(() => setBeside(parseBeside(text)), [text])
  const { from } = beside
  const { isOneChapter } = reviewing
  const other: ReviewRoute = from
    ? { page: 'review', ...from }
    : { ...here, ...(review.seat !== undefined && { seat: review.seat }) }
  const { match, kind, token } = sourceOf(other, app.tables)
  // Each table has an instant of its own: also the same match is read once more.
  const viewing = useMemo(() => openViewing(app, match, kind, { into: 0 }, token), [match, kind])
  useEffect(() => viewing.dispose, [viewing])
  return (
    <article class={styles.page}>
      <header class={styles.head}>
        <div>
          <a class={styles.back} href={formatRoute(here)}>
            {say('back')}
          </a>
          <h2>{say(isOneChapter ? 'title.matches' : 'title')}</h2>
        </div>
        <MatchPick beside={beside} />
      </header>
      {isOneChapter && !from ? (
        <Notice title={say('pick.title')} text={say('pick.text')} />
      ) : (
        <WholeMatch key={`${kind} ${match}`} route={other} viewing={viewing}>
          {(found) => (
            <Second beside={beside} route={other} viewing={viewing} found={found} onChoose={setBeside} />
          )}
        </WholeMatch>
      )}
    </article>
  )
}

interface SecondProps {
  readonly beside: BesideAsked
  readonly route: ReviewRoute
  readonly viewing: ReturnType<typeof openViewing>
  readonly found: ToLookBack
  readonly onChoose: (beside: BesideAsked) => void
}

function Second({ beside, route, viewing, found, onChoose }: SecondProps) {
  const first = useLookedBack()
  const say = useWordsOf(sayBeside)
  const seat = beside.from ? found.own : first.review.seat
  const second = useReviewOf(route, viewing, found, seat)
  if (found.known.game.id !== first.course.viewing.known.value?.game.id)
    return <Notice title={say('game.other')} text={say('game.other.more')} />
  if (playedChapters(first).length === 0 || playedChapters(second).length === 0)
    return <Notice title={say('none.laid')} text={say('none.laid.more')} />
  return <BesideReport beside={beside} first={first} second={second} onChoose={onChoose} />
}
