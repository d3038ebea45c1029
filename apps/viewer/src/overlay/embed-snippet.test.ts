import { expect, it } from 'vitest'
import { embedSnippet } from './embed-snippet.ts'

it.each([
  ['/replay/m1?t=1.5s&side=chaser', 'src="https://getaway.example/embed/m1?t=1.5s&amp;side=chaser"'],
  ['/watch/m1', 'src="https://getaway.example/embed/m1"'],
])('%s', (path, src) => {
  const snippet = embedSnippet(`https://getaway.example${path}`, 'Ada "the <fast>"')
  expect(snippet).toContain(src)
  expect(snippet).toContain('title="Ada &quot;the &lt;fast>&quot;"')
  expect(snippet).toMatch(/^<iframe [^>]*title="[^"]*"[^<]*><\/iframe>$/)
})

it.each(['/replay/imported/m1', '/replay/file', '/play/m1', '/'])('%s may not be framed', (path) => {
  expect(embedSnippet(`https://getaway.example${path}`, '')).toBeUndefined()
})
