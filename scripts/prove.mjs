// Random proofs with their full counts, part by part: `npm run prove`, or `npm run prove -- properties races`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Runs the parts that are asked for, and says at the end what was run. What has passed for the same commit, dose
 * and seed is not run again, so that an interrupted run goes on where it was; `--again` begins from the start.
 * Gives the exit code: 0 if every part that was asked for has passed.
 */
export function prove({ args, available, folder, commit, dose, seed, runPart, say }) {
  const asked = args.filter((one) => !one.startsWith('--'))
  const unknown = asked.filter((name) => !available.includes(name))
  if (unknown.length > 0) {
    say(`there is no part ${unknown.join(', ')}; there are ${available.join(', ')}`)
    return 2
  }
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'summary.json')
  const before = args.includes('--again') ? undefined : summaryIn(file)
  const isSame =
    before && before.commit === commit && before.dose === dose && (seed ?? before.seed) === before.seed
  const summary = isSame ? before : { commit, dose, seed: seed ?? Date.now() % 1_000_000_000, parts: {} }
  const wanted = asked.length > 0 ? asked : available
  for (const name of wanted) {
    if (summary.parts[name]?.passed) {
      say(`${name}: has passed already`)
      continue
    }
    summary.parts[name] = runPart(name, summary)
    writeFileSync(file, `${JSON.stringify(summary, undefined, 2)}\n`)
  }
  for (const line of tableOf(summary, wanted)) say(line)
  say(`\nSEED=${summary.seed} PROVE=${dose}, written to ${file}`)
  return wanted.every((name) => summary.parts[name]?.passed) ? 0 : 1
}

function summaryIn(file) {
  if (!existsSync(file)) return undefined
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // A run was ended while it was written.
    return undefined
  }
}

function tableOf({ parts }, names) {
  const rows = names.map((name) => {
    const { passed, tests, failed, skipped, seeds, seconds } = parts[name]
    return [name, passed ? 'passed' : 'FAILED', tests, failed, skipped, seeds, `${Math.round(seconds)} s`]
  })
  const table = [['part', 'result', 'tests', 'failed', 'skipped', 'seeds', 'time'], ...rows]
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => String(row[column]).length)))
  return [
    '',
    ...table.map((row) => row.map((cell, column) => String(cell).padEnd(widths[column])).join('  ')),
  ]
}
