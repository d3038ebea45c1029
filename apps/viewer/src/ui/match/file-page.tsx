import type { ComponentChildren } from 'preact'
import type { LogFileProblem } from '../../feed/file/read-log-file.ts'
import { hasTable } from '../../games/registry.ts'
import type { PageRoute } from '../../routes.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { Failed } from '../common/failed.tsx'
import { Notice } from '../common/notice.tsx'
import { useFrontWords } from '../common/use-front-words.ts'
import { Audited } from '../file/audited.tsx'
import { FileButton } from '../file/file-button.tsx'
import { cssPercent } from '../timeline/strip-picture.tsx'
import styles from './file-page.module.css'
import pageStyles from './match-layout.module.css'
import { MatchPage } from './match-page.tsx'

interface Props {
  readonly route: Extract<PageRoute, { page: 'file' }>
  /** What is shown of the log instead of its match. */
  readonly children?: ComponentChildren
}

/** A log file that the user dropped or chose: read, judged and played back in this browser. */
export function FilePage({ route, children }: Props) {
  const { files, isSaved } = useApp()
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
          <progress
            class={styles.reading}
            value={file.share}
            aria-label={say('file.reading', { name: file.name })}
          >
            {cssPercent(file.share)}
          </progress>
          {!isSaved && (
            <button
              type="button"
              class={classNames(controlStyles.button, controlStyles.second)}
              onClick={files.clear}
            >
              {say('file.cancel')}
            </button>
          )}
        </Notice>
      )
    case 'failed':
      return (
        <Notice title={say('file.failed', { name: file.name })} text={wordsOf(file.problem, say)}>
          <Detail problem={file.problem} />
          {!isSaved && <FileButton word="file.other" />}
          {!isSaved && <Back />}
        </Notice>
      )
    case 'read':
      if (children) return <>{children}</>
      if (hasTable(file.log.game)) return <MatchPage route={route} />
      return (
        <div class={classNames(pageStyles.watching, styles.tableless)}>
          <Failed failure={{ code: 'no-table', text: file.log.game }} />
          <aside class={pageStyles.panel}>
            <Audited />
          </aside>
        </div>
      )
  }
}

function Back() {
  const say = useFrontWords()
  return (
    <a class={classNames(controlStyles.button, controlStyles.second)} href="/">
      {say('not-found.back')}
    </a>
  )
}

function wordsOf(
  { code, line = 0, addition = '' }: LogFileProblem,
  say: ReturnType<typeof useFrontWords>,
): string {
  return say(`file.${code}`, { line, addition })
}

/** What the reader says, in English only. */
function Detail({ problem: { line, text } }: { readonly problem: LogFileProblem }) {
  const say = useFrontWords()
  return (
    <p class={styles.detail}>
      {line !== undefined && <b>{say('file.line', { line })}</b>}
      <code lang="en">{text}</code>
    </p>
  )
}
