import { LogFileError, type LogFileProblem, type ReadLog, readLogFile } from './read-log-file.ts'

/** What the worker says of the file that it was given. */
export type FromWorker =
  | { readonly type: 'share'; readonly share: number }
  | { readonly type: 'read'; readonly log: ReadLog }
  | { readonly type: 'failed'; readonly problem: LogFileProblem }

const tell = (message: FromWorker, transfer: Transferable[] = []) => postMessage(message, { transfer })

addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  try {
    const log = await readLogFile(file, (share) => tell({ type: 'share', share }))
    tell({ type: 'read', log }, [log.lines.buffer])
  } catch (error) {
    const problem =
      error instanceof LogFileError ? error.problem : { code: 'fault' as const, text: String(error) }
    tell({ type: 'failed', problem })
  }
})
