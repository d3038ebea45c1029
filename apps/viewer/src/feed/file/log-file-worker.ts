import { type LogFileProblem, problemOf, type ReadLog, readLogFile } from './read-log-file.ts'

/** What the worker says of the file that it was given. */
export type FromWorker =
  | { readonly type: 'share'; readonly share: number }
  | { readonly type: 'read'; readonly log: ReadLog }
  | { readonly type: 'failed'; readonly problem: LogFileProblem }

const tell = (message: FromWorker, transfer: Transferable[] = []) => postMessage(message, { transfer })

addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  try {
    const log = await readLogFile(file, (share) => tell({ type: 'share', share }))
    tell({ type: 'read', log }, [log.bytes.buffer])
  } catch (error) {
    tell({ type: 'failed', problem: problemOf(error) })
  }
})
