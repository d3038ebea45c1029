import { existsSync } from 'node:fs'
import { whyNot, writeWhole } from '../files/whole-file.ts'

/** What a command was asked to write. */
export interface Sheets {
  readonly sheet: string | undefined
  readonly print: string | undefined
  readonly force: boolean
}

export class UnwritableError extends Error {}

/** A file that is there already and may not be replaced. */
export function takenFile({ sheet, print, force }: Sheets): string | undefined {
  if (force) return undefined
  return [sheet, print].find((file) => file !== undefined && existsSync(file))
}

export function writeSheet(file: string, data: string | Uint8Array): void {
  try {
    writeWhole(file, data)
  } catch (error) {
    throw new UnwritableError(`${file} ${whyNot(error)}`)
  }
}
