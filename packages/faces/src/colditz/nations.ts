import type { Nation } from '@getaway/engine/colditz'

export interface NationPaint {
  readonly ground: string
  readonly light: string
  readonly letters: string
}

/** K2.1: as the rules colour them, and the letters that tell them apart where colours do not. */
export const NATION_PAINT: Readonly<Record<Nation, NationPaint>> = {
  british: { ground: '#b8322a', light: '#f0b7a8', letters: 'GB' },
  french: { ground: '#7a4f2e', light: '#e3c39c', letters: 'FR' },
  dutch: { ground: '#d9782a', light: '#fbd9b0', letters: 'NL' },
  polish: { ground: '#3b7a48', light: '#bfe0b8', letters: 'PL' },
  american: { ground: '#2b5aa0', light: '#b9d2f0', letters: 'US' },
}
