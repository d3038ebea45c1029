import { saySaved } from '../../language/saved-words.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { saveFile } from '../common/save-file.ts'

interface Props {
  readonly log: Uint8Array<ArrayBuffer>
  readonly name: string
}

/** What a saved match says of itself, and its log, to be judged by a program that did not come with it. */
export function SavedLog({ log, name }: Props) {
  const { language } = useApp()
  return (
    <>
      <p class={controlStyles.quiet}>{saySaved(language.value, 'saved.here')}</p>
      <p class={controlStyles.quiet}>{saySaved(language.value, 'saved.trust')}</p>
      {isSandboxed() ? (
        <p class={controlStyles.warning}>{saySaved(language.value, 'saved.sandbox')}</p>
      ) : (
        <button
          type="button"
          class={classNames(controlStyles.button, controlStyles.second)}
          onClick={() => saveFile(new File([log], name, { type: 'application/x-ndjson' }))}
        >
          {saySaved(language.value, 'saved.log')}
        </button>
      )}
    </>
  )
}

/** Opened straight from a site, which gives it no storage and no downloads. */
function isSandboxed(): boolean {
  return origin === 'null' && location.protocol !== 'file:'
}
