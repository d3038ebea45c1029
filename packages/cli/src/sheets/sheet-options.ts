import { PAPERS, type PaperSize } from './sheet-layout.ts'

/** A file's name as an option gives it; throws what is wrong with it. */
export function sheetFileOf(option: string, ending: string, file: string | undefined): string | undefined {
  if (file === undefined || file.toLowerCase().endsWith(ending)) return file
  throw new Error(`--${option} must be a file that ends in ${ending}, not ${JSON.stringify(file)}`)
}

/** Throws an error that says what is wrong. */
export function paperOf(name: string): PaperSize {
  const paper = PAPERS.find((one) => one.name === name.toLowerCase())
  if (paper) return paper
  const names = PAPERS.map((one) => one.name).join(' or ')
  throw new Error(`--paper must be ${names}, not ${JSON.stringify(name)}`)
}
