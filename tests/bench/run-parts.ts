import { type Bench, BrokenPremise, type FigureTable, type Tell } from './figures.ts'

export interface RunOptions {
  readonly parts: Readonly<Record<string, () => Promise<Bench>>>
  /** None: all of them. */
  readonly wanted: readonly string[]
  readonly tell: Tell
  readonly complain: (sentence: string) => void
  /** Keeps a part's tables once the part is through. */
  readonly keep?: (part: string, tables: readonly FigureTable[]) => void
}

/** Runs the parts one after the other; the result is the exit code. What fails keeps nothing and holds up nobody. */
export async function runParts({ parts, wanted, tell, complain, keep }: RunOptions): Promise<0 | 1 | 2> {
  const unknown = wanted.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) {
    complain(`bench: there is no ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`)
    return 2
  }
  let code: 0 | 1 = 0
  for (const [part, load] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(part)) continue
    const tables: FigureTable[] = []
    try {
      await (await load())((table) => {
        tables.push(table)
        tell(table)
      })
      keep?.(part, tables)
    } catch (error) {
      complain(`bench: ${part}: ${error instanceof BrokenPremise ? error.message : inFull(error)}`)
      code = 1
    }
  }
  return code
}

function inFull(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
