import { existsSync } from 'node:fs'
import { createAuditor, LogError } from '@getaway/engine'
import { readBytes } from '../files/read-file.ts'
import { whyNot, writeWhole } from '../files/whole-file.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { CLIP_HELP, type ClipCall, parseClipCall } from './clip-options.ts'
import { FilmError, film } from './film.ts'
import { NoViewer } from './film-server.ts'
import { findBrowser, NoBrowser } from './find-browser.ts'

const STOPPED = 130

/** `getaway clip` */
export async function clipCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const refuse = (problem: string) => {
    terminal.complain(`getaway clip: ${problem}`)
    return 2
  }
  const parsed = parseClipCall(args)
  if (!parsed.ok) return refuse(`${parsed.error}; see getaway clip --help`)
  const call = parsed.value
  if (call === 'help') {
    terminal.print(CLIP_HELP)
    return 0
  }
  if (!call.force && existsSync(call.out)) return refuse(`${call.out} is there already; --force replaces it`)
  const stop = new AbortController()
  const interrupt = () => stop.abort()
  process.once('SIGINT', interrupt)
  try {
    const bytes = await filmed(call, terminal, stop.signal)
    terminal.progress('')
    try {
      writeWhole(call.out, bytes)
    } catch (error) {
      return refuse(`${call.out} ${whyNot(error)}`)
    }
    terminal.print(`written: ${call.out} (${Math.ceil(bytes.length / 1000)} kB)`)
    return 0
  } catch (error) {
    terminal.progress('')
    if (stop.signal.aborted) return STOPPED
    if (isRefusal(error)) return refuse(error.message)
    throw error
  } finally {
    process.off('SIGINT', interrupt)
  }
}

async function filmed(call: ClipCall, terminal: Terminal, signal: AbortSignal): Promise<Uint8Array> {
  const browser = findBrowser(call.browser, process.env)
  const log = await readLog(call.log)
  return film({
    ...{ order: call.order, log, browser, signal },
    onShare: (share) => terminal.progress(`filming: ${Math.floor(share * 100)} %`),
  })
}

/** The whole text of a log, which the reader has found to be one. */
async function readLog(file: string): Promise<Uint8Array> {
  const auditor = createAuditor()
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of readBytes(file)) {
      auditor.push(chunk)
      chunks.push(chunk)
    }
    auditor.finish()
  } catch (error) {
    if (error instanceof LogError) throw new FilmError(`${file}: ${error.message}`)
    if (error instanceof Error && 'code' in error)
      throw new FilmError(`${file} can't be read (${error.message})`)
    throw error
  }
  return Buffer.concat(chunks)
}

function isRefusal(error: unknown): error is Error {
  return error instanceof FilmError || error instanceof NoBrowser || error instanceof NoViewer
}
