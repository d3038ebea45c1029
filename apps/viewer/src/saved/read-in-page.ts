import type { LogFileReader } from '../feed/file/file-opener.ts'
import type { FromWorker } from '../feed/file/log-file-worker.ts'
import { problemOf, readLogFile } from '../feed/file/read-log-file.ts'

/** Reads a log within the page: not every browser gives a file from disk a worker, and a match is read in no time. */
export function openReaderInPage(): LogFileReader {
  let isOpen = true
  const reader: LogFileReader = {
    onmessage: null,
    onerror: null,
    postMessage: (file) => void read(file),
    terminate() {
      isOpen = false
    },
  }
  const tell = (data: FromWorker) => {
    if (isOpen) reader.onmessage?.(new MessageEvent('message', { data }))
  }
  const read = async (file: Blob) => {
    try {
      tell({ type: 'read', log: await readLogFile(file, (share) => tell({ type: 'share', share })) })
    } catch (error) {
      tell({ type: 'failed', problem: problemOf(error) })
    }
  }
  return reader
}
