import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { createArchiveAuditor, printedArchiveOf } from '@getaway/engine/tournament'
import { expect, test } from 'vitest'

const folder = new URL('../golden/', import.meta.url)

test.each(['spring-cup', 'autumn-cup'])(
  'the archive of the %s keeps the report that it was released with',
  (cup) => {
    const auditor = createArchiveAuditor()
    auditor.push(gunzipSync(readFileSync(new URL(`${cup}.getaway-tournament.tar.gz`, folder))))
    const released = JSON.parse(readFileSync(new URL(`${cup}.archive.json`, folder), 'utf8'))
    expect(printedArchiveOf(auditor.finish())).toEqual(released)
  },
)
