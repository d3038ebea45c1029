import type { Client } from '@getaway/client'
import { fillTemplate, SAVED_TEMPLATE } from '@getaway/client/saved'
import type { FileOpener } from '../feed/file/file-opener.ts'
import { logName } from './log-name.ts'

/** Where the log of a match can be had. */
export type LogSource =
  | { readonly from: 'service' | 'imports'; readonly match: string }
  /** It was dropped here. */
  | { readonly from: 'file' }

interface Dependencies {
  readonly client: Pick<Client, 'readLog' | 'readImportedLog'>
  readonly files: Pick<FileOpener, 'bytesOf'>
}

/** A match as one HTML file, made in this browser; throws what the service says if there is no log to be had. */
export async function pageOfMatch(source: LogSource, dependencies: Dependencies): Promise<File> {
  const [log, template] = await Promise.all([readLog(source, dependencies), readTemplate()])
  const pieces: string[] = []
  for await (const piece of fillTemplate(template, [log])) pieces.push(piece)
  const name = logName(log).replace('.getaway.jsonl', '.html')
  return new File(pieces, name, { type: 'text/html' })
}

async function readLog(source: LogSource, { client, files }: Dependencies): Promise<Uint8Array> {
  if (source.from === 'file') return files.bytesOf() ?? new Uint8Array()
  const text =
    source.from === 'imports'
      ? await client.readImportedLog(source.match)
      : await client.readLog(source.match)
  return new TextEncoder().encode(text)
}

async function readTemplate(): Promise<string> {
  const response = await fetch(`/${SAVED_TEMPLATE}`)
  if (!response.ok) throw new TypeError(`the template is not there: ${response.status}`)
  return response.text()
}
