const STYLE = `<style>
text { font-family: system-ui, "Helvetica Neue", Arial, sans-serif; fill: #28242f }
.title { font-size: 26px; font-weight: 700 }
.subtitle { font-size: 13px; fill: #5d5866 }
.group { font-size: 16px; font-weight: 600 }
.id { font-size: 14px; font-weight: 700 }
.caption { font-size: 11.5px; fill: #5d5866 }
</style>`

export interface Page {
  readonly title: string
  readonly subtitle: string
  readonly width: number
  readonly height: number
  /** Where its words begin. */
  readonly edge: number
  readonly parts: readonly string[]
}

/** An SVG to look at, with its title above it. */
export function svgPage({ title, subtitle, width, height, edge, parts }: Page): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<title>${escaped(title)}</title>`,
    STYLE,
    `<rect width="${width}" height="${height}" fill="#eceae4"/>`,
    svgLabel(edge, 46, title, 'title'),
    svgLabel(edge, 66, subtitle, 'subtitle'),
    ...parts,
    '</svg>\n',
  ].join('\n')
}

export function svgLabel(x: number, y: number, words: string, kind: string): string {
  return `<text x="${x}" y="${y}" class="${kind}">${escaped(words)}</text>`
}

export function escaped(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
