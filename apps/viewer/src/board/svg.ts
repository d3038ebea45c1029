/** Draws elements of a table drawn flat; tests lay a document in that shows nothing. */
export type SvgPen = <Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes?: Attributes,
  children?: readonly Element[],
) => SVGElementTagNameMap[Name]

type Attributes = Readonly<Record<string, string | number | undefined>>

const SVG = 'http://www.w3.org/2000/svg'

export function svgPen(document: Document): SvgPen {
  return (name, attributes = {}, children = []) => {
    const element = document.createElementNS(SVG, name)
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== undefined) element.setAttribute(key, String(value))
    }
    element.append(...children)
    return element
  }
}

/** Only what changes is written: browsers redraw every attribute that is set. */
export function write(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

/** What is hidden is not drawn at all. */
export function show(element: Element, isShown: boolean): void {
  write(element, 'display', isShown ? 'inline' : 'none')
}

/** A number with as few digits as can be seen. */
export function brief(value: number): number {
  return Math.round(value * 1000) / 1000 || 0
}

/** The colour of a seat, as the page around the table has it. */
export function seatColour(seat: number): string {
  return `var(--seat-${seat})`
}
