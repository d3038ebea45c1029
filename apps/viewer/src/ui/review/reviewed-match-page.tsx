import type { ReviewRoute } from '../../routes.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { lazily } from '../common/lazily.tsx'
import { LookedBackProvider } from './looked-back.ts'
import { ReviewReport } from './review-report.tsx'
import { useReviewOf } from './use-review-of.ts'
import { type ToLookBack, WholeMatch } from './whole-match.tsx'

const LearnPage = lazily(async () => (await import('./learn/learn-page.tsx')).LearnPage)
const BesidePage = lazily(async () => (await import('./beside/beside-page.tsx')).BesidePage)

interface Props {
  readonly route: ReviewRoute
  readonly viewing: Viewing
}

/** A match, as soon as it is there: its review, its mistakes asked again, or one of its rounds beside another one. */
export function ReviewedMatchPage({ route, viewing }: Props) {
  return (
    <WholeMatch route={route} viewing={viewing}>
      {(match) => <Whole route={route} viewing={viewing} match={match} />}
    </WholeMatch>
  )
}

interface WholeProps extends Props {
  readonly match: ToLookBack
}

function Whole({ route, viewing, match }: WholeProps) {
  const { known, own } = match
  const count = (known.created.data as { readonly players?: readonly unknown[] }).players?.length ?? 0
  const seat = route.seat !== undefined && route.seat < count ? route.seat : own
  const looked = useReviewOf(route, viewing, match, seat)
  return <LookedBackProvider value={looked}>{pageOf(route, known, seat)}</LookedBackProvider>
}

function pageOf({ learn, beside }: ReviewRoute, { created }: ToLookBack['known'], seat: number | undefined) {
  if (learn !== undefined && seat !== undefined)
    return <LearnPage created={created} seat={seat} first={learn} />
  return beside !== undefined ? <BesidePage asked={beside} /> : <ReviewReport />
}
