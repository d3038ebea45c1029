import { PassThrough } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { createTerminal } from './terminal.ts'

/** A program's streams, and what they were given. */
function streams(isTTY: boolean, env: NodeJS.ProcessEnv = {}) {
  const stdout = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY })
  const stderr = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY })
  const process = { stdout, stderr, env } as unknown as Parameters<typeof createTerminal>[0]
  return { process, stdout, out: () => String(stdout.read() ?? ''), err: () => String(stderr.read() ?? '') }
}

describe('a terminal', () => {
  test('shows progress on one line, and none of it in the end', () => {
    const { process, out, err } = streams(true)
    const terminal = createTerminal(process)
    terminal.progress('1/2 a.jsonl')
    terminal.progress('2/2 b.jsonl')
    terminal.print('done')
    expect(err()).toBe('1/2 a.jsonl\r\u001b[K2/2 b.jsonl\r\u001b[K')
    expect(out()).toBe('done\n')
  })

  test('paints, unless it was asked not to', () => {
    expect(createTerminal(streams(true).process).paint('red', 'x')).toContain('\u001b[')
    expect(createTerminal(streams(true, { NO_COLOR: '1' }).process).paint('red', 'x')).toBe('x')
    expect(createTerminal(streams(true, { TERM: 'dumb' }).process).paint('red', 'x')).toBe('x')
  })
})

describe('a file or a pipe', () => {
  test('gets neither colours nor progress', () => {
    const { process, out, err } = streams(false)
    const terminal = createTerminal(process)
    terminal.progress('1/2 a.jsonl')
    terminal.print(terminal.paint('bold', 'done'))
    expect(out()).toBe('done\n')
    expect(err()).toBe('')
  })

  test.each([
    ['EPIPE', 0],
    ['ENOSPC', 1],
  ])('that fails with %s is closed; only a real fault is told', (code, told) => {
    let faults = 0
    const { process, stdout } = streams(false)
    const terminal = createTerminal(process, () => faults++)
    expect(terminal.isClosed()).toBe(false)
    stdout.emit('error', Object.assign(new Error(code), { code }))
    expect([terminal.isClosed(), faults]).toEqual([true, told])
  })
})
