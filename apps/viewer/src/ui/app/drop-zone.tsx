import { useEffect, useState } from 'preact/hooks'
import { useApp, useWords } from '../common/app-context.ts'
import { PageIcon } from '../common/icons.tsx'
import { routeOfFile } from '../file/route-of-file.ts'
import styles from './drop-zone.module.css'

/** All of every page takes a log that somebody drops. */
export function DropZone() {
  const { files, router } = useApp()
  const say = useWords()
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    // Each element fires when it is entered or left: the file is over the page while more were entered than left.
    let depth = 0
    const isFile = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false
    const enter = (event: DragEvent) => {
      if (!isFile(event)) return
      depth++
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!isFile(event)) return
      depth = Math.max(0, depth - 1)
      setOver(depth > 0)
    }
    // Without this the browser would leave the page for the file.
    const allow = (event: DragEvent) => {
      if (isFile(event)) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (!isFile(event)) return
      event.preventDefault()
      depth = 0
      setOver(false)
      const file = event.dataTransfer?.files[0]
      if (!file) return
      files.open(file)
      router.go(routeOfFile(router.route.peek()))
    }
    addEventListener('dragenter', enter)
    addEventListener('dragleave', leave)
    addEventListener('dragover', allow)
    addEventListener('drop', drop)
    return () => {
      removeEventListener('dragenter', enter)
      removeEventListener('dragleave', leave)
      removeEventListener('dragover', allow)
      removeEventListener('drop', drop)
    }
  }, [files, router])

  if (!isOver) return null
  return (
    <div class={styles.dropZone} role="status">
      <p>
        <PageIcon name="file" />
        <strong>{say('file.drop')}</strong>
        <span>{say('file.drop.more')}</span>
      </p>
    </div>
  )
}
