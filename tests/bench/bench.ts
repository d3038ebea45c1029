import { parseArgs } from 'node:util'
import { printTable } from './figures.ts'
import { writeSection } from './page.ts'
import { parts } from './parts.ts'
import { runParts } from './run-parts.ts'
import { thisRun } from './this-run.ts'

// `npm run bench -- [PART…] [--write]`: with `--write`, each part's figures go to docs/performance.md.
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
})
const run = thisRun()
console.log(`Node ${run.node}, ${run.cores} cores, commit ${run.commit}`)
process.exitCode = await runParts({
  parts,
  wanted: positionals,
  tell: printTable,
  complain: (sentence) => console.error(sentence),
  ...(values.write ? { keep: (part, tables) => writeSection(part, { run, tables }) } : {}),
})
