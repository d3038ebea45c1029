import { sayOfLearning } from '../../language/learn-words.ts'
import { sayPractice } from '../../language/practice-words.ts'
import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { saveFile } from '../common/save-file.ts'
import styles from '../play/after/after-card.module.css'

interface Props {
  readonly game: string
  readonly readLog: () => Promise<string> | undefined
  readonly onAgain: () => void
}

const MEDIA_TYPE = 'application/jsonl'

/** After a match in this browser: once more, and its log, to look back on or to keep. Before its end that would tell what the bot hides. */
export function PracticeEnd({ game, readLog, onAgain }: Props) {
  const { language, files, router } = useApp()
  const fileOf = async () => {
    const text = await readLog()
    return text === undefined
      ? undefined
      : new File([text], `practice-${game}.getaway.jsonl`, { type: MEDIA_TYPE })
  }
  const save = async () => {
    const file = await fileOf()
    if (file) saveFile(file)
  }
  const openAt = async (route: Parameters<typeof router.go>[0]) => {
    const file = await fileOf()
    if (!file) return
    files.open(file)
    router.go(route)
  }
  /** The player of a table in this browser. */
  const review = { page: 'review', isFile: true, seat: 0 } as const
  const second = classNames(controlStyles.button, controlStyles.second)
  return (
    <div class={styles.acts}>
      <button type="button" class={classNames(controlStyles.button, styles.main)} onClick={onAgain}>
        {sayPractice(language.value, 'deal')}
      </button>
      <button type="button" class={second} onClick={() => void openAt(review).catch(reportError)}>
        {sayOfLearning(language.value, 'practice.review')}
      </button>
      <button type="button" class={second} onClick={() => void openAt({ page: 'file' }).catch(reportError)}>
        {sayOfLearning(language.value, 'practice.replay')}
      </button>
      <button type="button" class={second} onClick={() => void save().catch(reportError)}>
        {sayOfLearning(language.value, 'practice.save')}
      </button>
    </div>
  )
}
