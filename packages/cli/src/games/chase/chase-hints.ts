/** Marathon is no switch: what wins the match is a list of thresholds, each meaning "at least". */
export function chaseHints({ victory }: Readonly<Record<string, object>>): [string, string][] {
  return [
    ['marathon', 'any other thresholds for victory; these are the usual ones:'],
    ['', `--options '${JSON.stringify({ victory })}'`],
  ]
}
