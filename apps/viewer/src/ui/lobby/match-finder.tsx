import { useEffect, useMemo, useState } from 'preact/hooks'
import { createMatchPages, type MatchPages } from '../../feed/lobby/match-pages.ts'
import { type MatchLook, questionIn } from '../../feed/lobby/match-search.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useFrontWords } from '../common/use-front-words.ts'
import styles from './match-finder.module.css'
import { MatchIndex } from './match-index.tsx'
import { SearchForm } from './search-form.tsx'

interface Props {
  readonly look: MatchLook | undefined
  /** What is shown as long as nothing is asked for. */
  readonly over: MatchPages
}

/** The search starts so long (ms) after the last letter. */
const WRITTEN = 300

/** The matches that were played, and a search for them; the address follows. */
export function MatchFinder({ look, over }: Props) {
  const { client, router, settings } = useApp()
  const say = useFrontWords()
  const [form, setForm] = useState(look ?? {})
  const route = router.route.value
  useEffect(() => setForm(look ?? {}), [route])
  const asked = questionIn(form)
  const key = JSON.stringify(asked)
  const pages = useMemo(() => (asked ? createMatchPages(client, asked) : over), [client, over, key])

  useEffect(() => {
    if (!asked) return
    const timer = setTimeout(() => void pages.refresh(), WRITTEN)
    return () => clearTimeout(timer)
  }, [pages])

  const ask = (next: MatchLook) => {
    const wanted = questionIn(next)
    setForm(next)
    router.note(wanted ? { page: 'lobby', look: wanted } : { page: 'lobby' })
  }

  return (
    <section aria-labelledby="finder-title">
      <div class={styles.finder}>
        <h2 id="finder-title">{say(asked ? 'search.title' : 'over.title')}</h2>
        <SearchForm look={form} onAsk={ask} />
      </div>
      {settings.isSpoilerFree.value && <p class={controlStyles.quiet}>{say('list.spoilers')}</p>}
      {asked && <Found pages={pages} />}
      {pages.matches.value?.length === 0 && !asked ? (
        <p class={styles.nothing}>{say('over.none')}</p>
      ) : (
        <MatchIndex matches={pages.matches.value} isByDay />
      )}
      {pages.hasMore.value && (
        <button
          type="button"
          class={classNames(controlStyles.button, controlStyles.second, styles.moreOf)}
          onClick={() => void pages.more()}
        >
          {say('list.more')}
        </button>
      )}
    </section>
  )
}

function Found({ pages }: { readonly pages: MatchPages }) {
  const say = useFrontWords()
  const count = pages.matches.value?.length
  const word = count === 1 ? 'search.one' : pages.hasMore.value ? 'search.found.more' : 'search.found'
  return (
    <div role="status">
      {pages.problem.value !== undefined && <p class={controlStyles.warning}>{say('list.offline')}</p>}
      {count !== undefined && count > 0 && <p class={controlStyles.quiet}>{say(word, { count })}</p>}
      {count === 0 && (
        <p class={styles.nothing}>
          <strong>{say('search.none')}</strong>
          {say('search.none.more')}
        </p>
      )}
    </div>
  )
}
