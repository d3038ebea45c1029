import type { TournamentPreview } from '@getaway/client/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { BoardRow } from '../../../organising/board.ts'
import { classNames } from '../../common/class-names.ts'
import controlStyles from '../../common/controls.module.css'
import styles from '../common/forms.module.css'
import { ReasonField } from '../common/reason-field.tsx'
import { Why } from '../common/why.tsx'
import { useAct } from '../use-act.ts'
import { useOrganiseWords } from '../use-organise-words.ts'
import { PreviewOf } from './preview-of.tsx'

interface Props {
  readonly row: BoardRow
  readonly title: string
  readonly text?: string | undefined
  /** What is chosen, so that a preview of something else is never acted on. */
  readonly chosen: string
  readonly isGrave?: boolean
  readonly onPreview: (reason: string) => Promise<TournamentPreview>
  readonly onDo: (reason: string) => Promise<unknown>
  /** It was done: the form may go away with what it was about. */
  readonly onDone: (title: string) => void
  readonly children?: ComponentChildren
}

/** An act that changes results: first what would change, then, by another press, the act itself. */
export function PreviewedAct({
  row,
  title,
  text,
  chosen,
  isGrave = false,
  onPreview,
  onDo,
  onDone,
  children,
}: Props) {
  const say = useOrganiseWords()
  const act = useAct()
  const [reason, setReason] = useState('')
  const [preview, setPreview] = useState<TournamentPreview>()
  useEffect(() => {
    setPreview(undefined)
    act.clear()
  }, [chosen])
  const look = () => act.run(async () => setPreview(await onPreview(reason)))
  const go = async () => {
    if (!(await act.run(() => onDo(reason)))) return
    setPreview(undefined)
    setReason('')
    onDone(title)
  }
  return (
    <form
      class={styles.card}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        void (preview ? go() : look())
      }}
    >
      <h2>{title}</h2>
      {text !== undefined && <p class={styles.quiet}>{text}</p>}
      {children}
      <ReasonField reason={reason} onReason={setReason} isRequired />
      {preview && <PreviewOf preview={preview} row={row} />}
      <Why act={act} />
      <div class={styles.acts}>
        {preview ? (
          <>
            <button
              type="submit"
              class={classNames(controlStyles.button, isGrave && styles.grave)}
              aria-disabled={act.isUnderWay}
            >
              {title}
            </button>
            <button
              type="button"
              class={classNames(controlStyles.button, controlStyles.second)}
              onClick={() => setPreview(undefined)}
            >
              {say('cancel')}
            </button>
          </>
        ) : (
          <button
            type="submit"
            class={classNames(controlStyles.button, controlStyles.second)}
            aria-disabled={act.isUnderWay}
          >
            {say('preview.show')}
          </button>
        )}
      </div>
    </form>
  )
}
