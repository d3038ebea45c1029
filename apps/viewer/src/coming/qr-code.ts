import encodeQR from 'qr'

/** A QR code with the white around it: its width and height in modules, and the dark ones as the path of an SVG picture. */
export interface QrCode {
  readonly size: number
  readonly path: string
}

/** The white around it, in modules, without which cameras do not find it. */
const QUIET_ZONE = 4

/** Drawn here, in the page: what the code says goes nowhere. */
export function qrCodeOf(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE })
  const runs = rows.flatMap((row, y) => runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`))
  return { size: rows.length, path: runs.join('') }
}

/** Where dark modules begin, and how many follow each other. */
function runsOf(row: readonly boolean[]): readonly (readonly [x: number, width: number])[] {
  return row.flatMap((isDark, x) => {
    if (!isDark || row[x - 1]) return []
    const end = row.indexOf(false, x)
    return [[x, (end < 0 ? row.length : end) - x] as const]
  })
}
