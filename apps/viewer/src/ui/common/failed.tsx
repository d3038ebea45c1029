import type { Failure } from '../../feed/match-store.ts'
import type { Word } from '../../language/words.ts'
import { useWords } from './app-context.ts'
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

export function Failed({ failure }: { readonly failure: Failure }) {
  const say = useWords()
  const word = WORDS[failure.code]
  return (
    <Notice title={say('failed.title')} text={say(word ?? 'failed.fault', { addition: failure.text })}>
      {!word && <small class={controlStyles.quiet}>{failure.text}</small>}
      {!word && <TryAgain />}
      <a
        class={word ? controlStyles.button : classNames(controlStyles.button, controlStyles.second)}
        href="/"
      >
        {say('not-found.back')}
      </a>
    </Notice>
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
