import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createArchiveAuditor, printedArchiveOf } from '@getaway/engine/tournament'
import { expect, test } from 'vitest'

const folder = new URL('../golden/', import.meta.url)
const golden = gunzipSync(readFileSync(new URL('spring-cup.getaway-tournament.tar.gz', folder)))

test('an archive keeps the report that it was released with', () => {
  const auditor = createArchiveAuditor()
  auditor.push(golden)
  const released = JSON.parse(readFileSync(new URL('spring-cup.archive.json', folder), 'utf8'))
  expect(printedArchiveOf(auditor.finish())).toEqual(released)
})
