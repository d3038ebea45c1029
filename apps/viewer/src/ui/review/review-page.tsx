import type { ReviewRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { FilePage } from '../match/file-page.tsx'
import { useViewing } from '../match/use-viewing.ts'
import { ReviewedMatchPage } from './reviewed-match-page.tsx'
import { sourceOf } from './source-of.ts'

/** A finished match looked back on: from the service, an import, or the log that was dropped here. */
export function ReviewPage({ route }: { readonly route: ReviewRoute }) {
  if ('isFile' in route)
    return (
      <FilePage route={{ page: 'file' }}>
        <FromSource key="file" route={route} />
      </FilePage>
    )
  return <FromSource key={`${route.isImported ?? false} ${route.match}`} route={route} />
}

function FromSource({ route }: { readonly route: ReviewRoute }) {
  const { match, kind, token } = sourceOf(route, useApp().tables)
  const viewing = useViewing(match, kind, { into: 0 }, token)
  return <ReviewedMatchPage route={route} viewing={viewing} />
}
