import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createAuditor } from '@getaway/engine'
import { premise } from '../../figures.ts'
import { nodeSha256 } from '../../node-sha256.ts'
import type { Contenders } from '../../rounds.ts'

/** What is done with a folder of whole matches; an operation is a match. */
export const judging = {
  parse: (folder: string) => {
    const matches = filesIn(folder).map((file) => file.toString().trimEnd().split('\n'))
    return {
      operations: matches.length,
      work: () => {
        for (const lines of matches) for (const line of lines) JSON.parse(line)
      },
    }
  },
  audit: (folder: string) => {
    const files = filesIn(folder)
    const events = files.reduce((sum, file) => sum + file.toString().trimEnd().split('\n').length, 0)
    return {
      operations: files.length,
      work: () => {
        let audited = 0
        for (const file of files) {
          const auditor = createAuditor({ sha256: nodeSha256 })
          auditor.push(file)
          const { report } = auditor.finish()
          premise(report.chain.ok && report.findings.length === 0, 'an honest match has findings')
          audited += report.events
        }
        premise(audited === events, `the audits read ${audited} events of ${events}`)
      },
    }
  },
} satisfies Contenders

function filesIn(folder: string): readonly Buffer[] {
  return readdirSync(folder).map((name) => readFileSync(join(folder, name)))
}
