import type { Failure } from '../../feed/match-store.ts'
import type { Word } from '../../language/words.ts'
import { useApp, useWords } from './app-context.ts'
import { classNames } from './class-names.ts'
import controlStyles from './controls.module.css'
import { Notice } from './notice.tsx'

const WORDS: Readonly<Record<string, Word>> = {
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
  const { isSaved } = useApp()
  const word = WORDS[failure.code]
  return (
    <Notice title={say('failed.title')} text={say(word ?? 'failed.fault', { addition: failure.text })}>
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
  const say = useWords()
  const address = `/api/matches/${encodeURIComponent(match)}`
  const second = classNames(controlStyles.button, controlStyles.second)
  return (
    <>
      <p class={controlStyles.quiet}>{say('failed.game.more')}</p>
      <a class={second} href={`${address}/log`} download>
        {say('failed.log')}
      </a>
      <a class={second} href={`${address}/result`} target="_blank" rel="noreferrer">
        {say('failed.result')}
      </a>
    </>
  )
}

/** Reloads the whole page, because after a release its chunks have other names. */
export function TryAgain() {
  const say = useWords()
  return (
    <button type="button" class={controlStyles.button} onClick={() => location.reload()}>
      {say('failed.again')}
    </button>
  )
}
