import { styleText } from 'node:util'

type Format = Parameters<typeof styleText>[0]

/** Where a command speaks to: results, complaints, and a line of progress that is gone in the end. */
export interface Terminal {
  print(text: string): void
  complain(text: string): void
  /** Shows on a terminal only; empty clears it. */
  progress(text: string): void
  /** The reader of the output has closed its end of the pipe. */
  isClosed(): boolean
  /** Colours on a terminal only. */
  paint(format: Format, text: string): string
}

interface Streams {
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  readonly env: NodeJS.ProcessEnv
}

/** `onFault` is told when results can't be written at all, as on a full disk. */
export function createTerminal({ stdout, stderr, env }: Streams, onFault: () => void = () => {}): Terminal {
  const hasColours = stdout.isTTY === true && env.NO_COLOR === undefined && env.TERM !== 'dumb'
  const showsProgress = stderr.isTTY === true
  let shown = false
  // A reader that has seen enough, as `head` has, is no fault.
  let closed = false
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    closed = true
    if (error.code === 'EPIPE') return
    stderr.write(`getaway: the output can't be written (${error.message})\n`)
    onFault()
  })
  const clear = () => {
    if (shown) stderr.write('\r\u001b[K')
    shown = false
  }
  return {
    print(text) {
      clear()
      stdout.write(`${text}\n`)
    },
    complain(text) {
      clear()
      stderr.write(`${text}\n`)
    },
    progress(text) {
      if (!showsProgress) return
      clear()
      if (text === '') return
      stderr.write(text)
      shown = true
    },
    isClosed: () => closed,
    paint: (format, text) => (hasColours ? styleText(format, text, { validateStream: false }) : text),
  }
}
