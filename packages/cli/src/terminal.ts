import { styleText } from 'node:util'

type Format = Parameters<typeof styleText>[0]

/** Where a command speaks to: results, complaints, and a line of progress that is gone in the end. */
export interface Terminal {
  print(text: string): void
  complain(text: string): void
  /** Shows on a terminal only; empty clears it. */
  progress(text: string): void
  /** Colours on a terminal only. */
  paint(format: Format, text: string): string
}

interface Streams {
  readonly stdout: NodeJS.WriteStream
  readonly stderr: NodeJS.WriteStream
  readonly env: NodeJS.ProcessEnv
}

export function createTerminal({ stdout, stderr, env }: Streams): Terminal {
  const hasColours = stdout.isTTY === true && env.NO_COLOR === undefined && env.TERM !== 'dumb'
  const showsProgress = stderr.isTTY === true
  let shown = false
  // A reader that has seen enough, as `head` has, is no fault.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
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
    paint: (format, text) => (hasColours ? styleText(format, text, { validateStream: false }) : text),
  }
}
