import type { Failure } from '../feed/match-store.ts'
import { useWords } from './desk.ts'
import { Notice } from './notice.tsx'

const UNKNOWN = ['no-match', 'not-found']

export function Failed({ failure }: { readonly failure: Failure }) {
  const say = useWords()
  const text = UNKNOWN.includes(failure.code)
    ? say('failed.unknown-match')
    : failure.code === 'no-table'
      ? say('failed.game')
      : failure.text
  return (
    <Notice title={say('failed.title')} text={text}>
      <a class="button" href="/">
        {say('not-found.back')}
      </a>
    </Notice>
  )
}
