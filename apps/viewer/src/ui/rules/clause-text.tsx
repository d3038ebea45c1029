/** Text in which `**strong**` and `*marked*` words stand. */
export function ClauseText({ text }: { readonly text: string }) {
  return (
    <>
      {partsOf(text).map(({ words, kind }, index) => {
        const key = `${index} ${words}`
        if (kind === 'strong') return <strong key={key}>{words}</strong>
        if (kind === 'marked') return <em key={key}>{words}</em>
        return words
      })}
    </>
  )
}

interface TextPart {
  readonly words: string
  readonly kind: 'plain' | 'strong' | 'marked'
}

export function partsOf(text: string): TextPart[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*)/)
    .filter((part) => part !== '')
    .map((part): TextPart => {
      if (part.startsWith('**')) return { words: part.slice(2, -2), kind: 'strong' }
      if (part.startsWith('*')) return { words: part.slice(1, -1), kind: 'marked' }
      return { words: part, kind: 'plain' }
    })
}
