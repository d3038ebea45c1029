import { useEffect, useMemo } from 'preact/hooks'
import type { FileOrder } from '../../clips/make-file.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { saveFile } from '../common/save-file.ts'
import styles from './share-dialog.module.css'
import { useShareWords } from './use-share-words.ts'

interface Props {
  readonly file: File
  readonly kind: FileOrder['kind']
  readonly onAgain: () => void
}

/** A file that was made and checked: to be looked at, saved, and sent where the system can. */
export function MadeFile({ file, kind, onAgain }: Props) {
  const say = useShareWords()
  const url = useMemo(() => URL.createObjectURL(file), [file])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  const canSend = navigator.canShare?.({ files: [file] }) ?? false
  const send = () => navigator.share({ files: [file] }).catch(() => {})
  return (
    <div class={styles.made}>
      {kind === 'clip' ? (
        // biome-ignore lint/a11y/useMediaCaption: what is heard is in the picture, too
        <video src={url} controls autoplay loop playsInline aria-label={file.name} />
      ) : (
        <img src={url} alt={file.name} />
      )}
      <p role="status">{say('done', { name: file.name, size: bytesText(file.size) })}</p>
      <div class={styles.acts}>
        <button
          type="button"
          class={classNames(controlStyles.button, controlStyles.second)}
          onClick={onAgain}
        >
          {say('again')}
        </button>
        {canSend && (
          <button type="button" class={classNames(controlStyles.button, controlStyles.second)} onClick={send}>
            {say('send')}
          </button>
        )}
        <button type="button" class={controlStyles.button} onClick={() => saveFile(file)}>
          {say('save')}
        </button>
      </div>
    </div>
  )
}

function bytesText(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
