import type { FilmOrder } from './clip-options.ts'
import { type FilmProblem, serveFilm } from './film-server.ts'
import { startBrowser } from './start-browser.ts'

/** Nothing was filmed, and why, in a sentence. */
export class FilmError extends Error {}

interface Filming {
  readonly order: FilmOrder
  readonly log: Uint8Array
  /** The program that draws. */
  readonly browser: string
  readonly signal: AbortSignal
  readonly onShare: (share: number) => void
}

/** So long (ms) a browser may say nothing: a large picture without a graphics card takes minutes. */
const PATIENCE_MS = 600_000

/** Has a browser without a window film a log, and answers with the file. */
export async function film({ order, log, browser: program, signal, onShare }: Filming): Promise<Uint8Array> {
  const { promise, resolve, reject } = withResolvers<Uint8Array>()
  let silence: NodeJS.Timeout | undefined
  const hear = () => {
    clearTimeout(silence)
    silence = setTimeout(() => reject(new FilmError(`${program} says nothing any more`)), PATIENCE_MS)
  }
  const server = await serveFilm(order, log, {
    onShare(share) {
      hear()
      onShare(share)
    },
    onFile: resolve,
    onProblem: (problem) => reject(new FilmError(sentenceOf(problem))),
  })
  const giveUp = () => reject(new FilmError('stopped'))
  signal.addEventListener('abort', giveUp)
  const browser = startBrowser(program, server.address, (words) =>
    reject(new FilmError(`${program} ended before anything was filmed${words && `: ${words}`}`)),
  )
  hear()
  try {
    return await promise
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', giveUp)
    await browser.close()
    server.close()
  }
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

const seconds = (micros: unknown) => `${(Number(micros) / 1_000_000).toFixed(1)} s`

/** What the page says, for people. */
function sentenceOf({ code, ...values }: FilmProblem): string {
  switch (code) {
    case 'unseen':
      return `the match ends after ${seconds(values.length)}: --from and --to must lie before that`
    case 'long':
      return `that takes ${Math.round(Number(values.seconds))} s, and at most ${values.longest} s are filmed: choose --from and --to, or a higher --speed`
    case 'format':
      return values.formats
        ? `this browser does not encode that format at that size: it encodes ${values.formats}`
        : 'this browser encodes no video: name another one with --browser, or make a .gif or .png'
    case 'no-table':
      return `there is no table for ${values.text} yet: its matches can't be filmed`
    default:
      return `the page failed (${code}${values.text ? `: ${values.text}` : ''})`
  }
}
