import { ServiceError } from '@getaway/client'
import { useState } from 'preact/hooks'
import { sayMenu } from '../../language/menu-words.ts'
import type { SavedWord } from '../../language/saved-words.ts'
import type { LogSource } from '../../saving/page-of-match.ts'
import { useApp } from '../common/app-context.ts'
import { PageIcon } from '../common/icons.tsx'
import { saveFile } from '../common/save-file.ts'
import { useModule } from '../common/use-module.ts'
import menuStyles from './transport-menu.module.css'

/** Saves the match as one HTML file, and says how far that is. */
export function SaveMatch({ log }: { readonly log: LogSource }) {
  const { client, files, language } = useApp()
  const { module: words } = useModule(() => import('../../language/saved-words.ts'), true)
  const [state, setState] = useState<'idle' | SavedWord>('idle')

  const save = async () => {
    setState('save.making')
    try {
      const { pageOfMatch } = await import('../../saving/page-of-match.ts')
      saveFile(await pageOfMatch(log, { client, files }))
      setState('idle')
    } catch (error) {
      const isRunning = error instanceof ServiceError && error.code === 'match-running'
      setState(isRunning ? 'save.running' : 'save.failed')
    }
  }
  return (
    <>
      <button
        type="button"
        class={menuStyles.row}
        aria-disabled={state === 'save.making'}
        onClick={() => state !== 'save.making' && void save()}
      >
        <PageIcon name="save" />
        {sayMenu(language.value, 'save')}
      </button>
      <p class={menuStyles.said} role="status">
        {state !== 'idle' && words?.saySaved(language.value, state)}
      </p>
    </>
  )
}
