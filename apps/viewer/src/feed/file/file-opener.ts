import { type ReadonlySignal, signal } from '@preact/signals'
import type { FromWorker } from './log-file-worker.ts'
import type { LogFileProblem, ReadLog } from './read-log-file.ts'

/** How far the reading of a log file has come. */
export type OpenedFile =
  | { readonly stage: 'none' }
  | { readonly stage: 'reading'; readonly name: string; readonly share: number }
  | { readonly stage: 'failed'; readonly name: string; readonly problem: LogFileProblem }
  | { readonly stage: 'read'; readonly name: string; readonly log: ReadLog }

/** Reads log files from this computer: they never leave this browser. */
export interface FileOpener {
  readonly file: ReadonlySignal<OpenedFile>
  /** The text of the log that was read; empty if there is none. */
  linesOf(): Uint8Array
  open(file: File): void
  /** Stops reading, and forgets what was read. */
  clear(): void
}

/** A big log takes its time: it is read beside the page, by a worker of its own. */
export function createFileOpener(openWorker: () => Worker): FileOpener {
  const file = signal<OpenedFile>({ stage: 'none' })
  let worker: Worker | undefined

  const stop = () => {
    worker?.terminate()
    worker = undefined
  }
  const heard = (name: string, message: FromWorker): OpenedFile => {
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
