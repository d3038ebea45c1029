/** Just enough of a document to draw on, and to read what was drawn. */
class PaperElement {
  readonly children: PaperElement[] = []
  readonly attributes = new Map<string, string>()
  parent: PaperElement | undefined
  innerHTML = ''
  textContent = ''

  readonly tagName: string

  constructor(tagName: string) {
    this.tagName = tagName
  }

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value)
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null
  }

  append(...children: PaperElement[]): void {
    for (const child of children) this.insertBefore(child, null)
  }

  replaceChildren(...children: PaperElement[]): void {
    for (const child of [...this.children]) child.remove()
    this.append(...children)
  }

  insertBefore(child: PaperElement, before: PaperElement | null): void {
    child.remove()
    child.parent = this
    const index = before ? this.children.indexOf(before) : this.children.length
    this.children.splice(index, 0, child)
  }

  remove(): void {
    const siblings = this.parent?.children
    siblings?.splice(siblings.indexOf(this), 1)
    this.parent = undefined
  }
}

export function paperDocument(): Document {
  const paper = { createElementNS: (_: string, name: string) => new PaperElement(name) }
  return paper as unknown as Document
}

/** What is to be seen of an element: what is hidden may be anything. */
export function shownIn(element: Element): string {
  const { attributes, children, tagName, innerHTML, textContent } = element as unknown as PaperElement
  if (attributes.get('display') === 'none') return ''
  const written = [...attributes].toSorted().map(([name, value]) => ` ${name}="${value}"`)
  const inner = children.map((child) => shownIn(child as unknown as Element))
  return `<${tagName}${written.join('')}>${textContent}${innerHTML}${inner.join('')}</${tagName}>`
}
