import { useApp, useWords } from './app-context.ts'
import { Loading } from './loading.tsx'

/** Under the head of a page that is still loading: which one comes. */
export function PageLoading() {
  const { page } = useApp().router.route.value
  const say = useWords()
  return page === 'unknown' ? null : <Loading text={`${say(`page.${page}`)} …`} />
}
