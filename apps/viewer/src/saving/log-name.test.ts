import { expect, test } from 'vitest'
import { logName } from './log-name.ts'

const named = (line: string) => logName(new TextEncoder().encode(line))
const created = (data: unknown) => `${JSON.stringify({ data })}\n{"seq":2}\n`

test.each([
  ['as the service names it', created({ game: 'chase', id: 'r_1-X' }), 'chase-r_1-X.getaway.jsonl'],
  ['an id that leads elsewhere', created({ game: 'chase', id: '../../x' }), 'chase.getaway.jsonl'],
  ['text', created({ game: '</script>', id: 7 }), 'match.getaway.jsonl'],
  ['no such data', created(null), 'match.getaway.jsonl'],
  ['no JSON', 'Dear Ada', 'match.getaway.jsonl'],
  ['nothing', '', 'match.getaway.jsonl'],
])('%s', (_, line, name) => {
  expect(named(line)).toBe(name)
})
