import { type ReadonlySignal, signal } from '@preact/signals'
import type { FromWorker } from './log-file-worker.ts'
import type { LogFileProblem, ReadLog } from './read-log-file.ts'

/** How far one is with the file that somebody brought. */
export type BroughtFile =
  | { readonly stage: 'none' }
  | { readonly stage: 'reading'; readonly name: string; readonly share: number }
  | { readonly stage: 'failed'; readonly name: string; readonly problem: LogFileProblem }
  | { readonly stage: 'read'; readonly name: string; readonly log: ReadLog }

/** Where a log that somebody brings is read: it never leaves this browser. */
export interface FileDesk {
  readonly file: ReadonlySignal<BroughtFile>
  /** The text of the log that was read; nothing if none was. */
  linesOf(): Uint8Array
  open(file: File): void
  /** Stops reading, and forgets what was read. */
  clear(): void
}

/** A big log takes its time: it is read beside the page, by a worker of its own. */
export function createFileDesk(openWorker: () => Worker): FileDesk {
  const file = signal<BroughtFile>({ stage: 'none' })
  let worker: Worker | undefined

  const stop = () => {
    worker?.terminate()
    worker = undefined
  }
  const heard = (name: string, message: FromWorker): BroughtFile => {
    if (message.type === 'share') return { stage: 'reading', name, share: message.share }
    stop()
    return message.type === 'read'
      ? { stage: 'read', name, log: message.log }
      : { stage: 'failed', name, problem: message.problem }
  }

  return {
    file,
    linesOf() {
      const read = file.peek()
      return read.stage === 'read' ? read.log.lines : new Uint8Array()
    },
    open(brought) {
      stop()
      const { name } = brought
      file.value = { stage: 'reading', name, share: 0 }
      worker = openWorker()
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        file.value = heard(name, data)
      }
      worker.onerror = ({ message }) => {
        stop()
        file.value = { stage: 'failed', name, problem: { code: 'fault', text: message } }
      }
      worker.postMessage(brought)
    },
    clear() {
      stop()
      file.value = { stage: 'none' }
    },
  }
}

export const openLogFileWorker = () =>
  new Worker(new URL('./log-file-worker.ts', import.meta.url), { type: 'module' })
