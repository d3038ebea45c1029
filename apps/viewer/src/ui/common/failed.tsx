import type { Failure } from '../../feed/match-store.ts'
import { type FailedWord, sayFailed } from '../../language/failed-words.ts'
import { formatRoute } from '../../routes.ts'
import { useApp, useWords, useWordsOf } from './app-context.ts'
import { classNames } from './class-names.ts'
import controlStyles from './controls.module.css'
import { Notice } from './notice.tsx'
import { TryAgain } from './try-again.tsx'

const WORDS: Readonly<Record<string, FailedWord>> = {
  'no-match': 'failed.unknown-match',
  'no-import': 'failed.unknown-match',
  'not-found': 'failed.unknown-match',
  'no-table': 'failed.game',
  'missing-addition': 'failed.addition',
}

interface Props {
  readonly failure: Failure
  /** The match of this service that it is about. */
  readonly match?: string | undefined
}

export function Failed({ failure, match }: Props) {
  const say = useWords()
  const sayWhy = useWordsOf(sayFailed)
  const { isSaved } = useApp()
  const word = WORDS[failure.code]
  return (
    <Notice
      title={sayWhy('failed.title')}
      text={word ? sayWhy(word, { addition: failure.text }) : say('failed.fault')}
    >
      {!word && <small class={controlStyles.quiet}>{failure.text}</small>}
      {failure.code === 'no-table' && match !== undefined && <Instead match={match} />}
      {!word && <TryAgain />}
      {!isSaved && (
        <a
          class={word ? controlStyles.button : classNames(controlStyles.button, controlStyles.second)}
          href="/"
        >
          {say('not-found.back')}
        </a>
      )}
    </Notice>
  )
}

/** What there is of a match that no table can show. */
function Instead({ match }: { readonly match: string }) {
  const say = useWordsOf(sayFailed)
  const second = classNames(controlStyles.button, controlStyles.second)
  return (
    <>
      <p class={controlStyles.quiet}>{say('failed.game.more')}</p>
      <a class={controlStyles.button} href={formatRoute({ page: 'audit', match })}>
        {say('failed.audit')}
      </a>
      <a class={second} href={`/api/matches/${encodeURIComponent(match)}/log`} download>
        {say('failed.log')}
      </a>
    </>
  )
}
