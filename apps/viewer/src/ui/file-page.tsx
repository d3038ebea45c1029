import type { LogFileProblem } from '../feed/read-log-file.ts'
import { hasTable } from '../games/registry.ts'
import '../style/file.css'
import { Audited } from './audited.tsx'
import { useDesk } from './desk.ts'
import { Failed } from './failed.tsx'
import { FileButton } from './file-button.tsx'
import { MatchPage } from './match-page.tsx'
import { Notice } from './notice.tsx'
import { percent } from './strip-picture.tsx'
import { useFrontWords } from './use-front-words.ts'

/** A log that somebody dropped or chose: read, judged and played back where it is. */
export function FilePage() {
  const { files } = useDesk()
  const say = useFrontWords()
  const file = files.file.value
  switch (file.stage) {
    case 'none':
      return (
        <Notice title={say('file.gone')} text={say('file.gone.more')}>
          <FileButton word="file.choose" />
          <Back />
        </Notice>
      )
    case 'reading':
      return (
        <Notice title={say('file.reading', { name: file.name })} text={say('file.reading.more')}>
          <progress class="reading" value={file.share} aria-label={say('file.reading', { name: file.name })}>
            {percent(file.share)}
          </progress>
          <button type="button" class="button second" onClick={files.clear}>
            {say('file.cancel')}
          </button>
        </Notice>
      )
    case 'failed':
      return (
        <Notice title={say('file.failed', { name: file.name })} text={wordsOf(file.problem, say)}>
          <Detail problem={file.problem} />
          <FileButton word="file.other" />
          <Back />
        </Notice>
      )
    case 'read':
      if (hasTable(file.log.game)) return <MatchPage route={{ page: 'file' }} />
      return (
        <div class="watching tableless">
          <Failed failure={{ code: 'no-table', text: file.log.game }} />
          <aside class="panel">
            <Audited />
          </aside>
        </div>
      )
  }
}

function Back() {
  const say = useFrontWords()
  return (
    <a class="button second" href="/">
      {say('not-found.back')}
    </a>
  )
}

function wordsOf({ code, line = 0 }: LogFileProblem, say: ReturnType<typeof useFrontWords>): string {
  return say(`file.${code}`, { line })
}

/** In the reader's own words, which are English. */
function Detail({ problem: { line, text } }: { readonly problem: LogFileProblem }) {
  const say = useFrontWords()
  return (
    <p class="detail">
      {line !== undefined && <b>{say('file.line', { line })}</b>}
      <code lang="en">{text}</code>
    </p>
  )
}
