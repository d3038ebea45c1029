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
  /** The same with what was cut off, as it was brought; undefined if there is none. */
  bytesOf(): Uint8Array<ArrayBuffer> | undefined
  open(file: File): void
  /** Stops reading, and forgets what was read. */
  clear(): void
}

/** What reads one file, a worker or something like it: it hears of the file by a message, and answers by messages. */
export interface LogFileReader {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(file: Blob): void
  terminate(): void
}

/** Each file is read by a reader of its own. */
export function createFileOpener(openReader: () => LogFileReader): FileOpener {
  const file = signal<OpenedFile>({ stage: 'none' })
  let reader: LogFileReader | undefined

  const stop = () => {
    reader?.terminate()
    reader = undefined
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
    bytesOf() {
      const read = file.peek()
      return read.stage === 'read' ? read.log.bytes : undefined
    },
    open(brought) {
      stop()
      const { name } = brought
      file.value = { stage: 'reading', name, share: 0 }
      reader = openReader()
      reader.onmessage = ({ data }) => {
        file.value = heard(name, data)
      }
      reader.onerror = ({ message }) => {
        stop()
        file.value = { stage: 'failed', name, problem: { code: 'fault', text: message } }
      }
      reader.postMessage(brought)
    },
    clear() {
      stop()
      file.value = { stage: 'none' }
    },
  }
}
