import { useApp } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { useFrontWords } from '../common/use-front-words.ts'
import { routeOfFile } from './route-of-file.ts'

interface Props {
  readonly word: 'file.choose' | 'file.other'
  readonly kind?: 'second'
}

/** Chooses a log file, for users who cannot drag and drop. */
export function FileButton({ word, kind }: Props) {
  const { files, router } = useApp()
  const say = useFrontWords()
  const choose = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    // The same file may be chosen again.
    input.value = ''
    if (!file) return
    files.open(file)
    router.go(routeOfFile(router.route.peek()))
  }
  return (
    <label
      class={
        kind
          ? classNames(controlStyles.button, controlStyles.second, controlStyles.file)
          : classNames(controlStyles.button, controlStyles.file)
      }
    >
      <input
        class={controlStyles.spoken}
        type="file"
        accept=".jsonl,.gz,.ndjson,application/x-ndjson,application/gzip"
        onChange={(event) => choose(event.currentTarget)}
      />
      {say(word)}
    </label>
  )
}
