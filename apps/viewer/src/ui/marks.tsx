/** Victory markers as they would lie before a player. */
export function Marks({ gold, silver }: { readonly gold: number; readonly silver: number }) {
  return (
    <span class="marks" aria-hidden="true">
      {coins('gold', gold)}
      {coins('silver', silver)}
    </span>
  )
}

const MOST = 3

function coins(kind: 'gold' | 'silver', count: number) {
  if (count > MOST) {
    return (
      <>
        <i class={kind} />×{count}
      </>
    )
  }
  return Array.from({ length: count }, (_, index) => <i key={`${kind}${index}`} class={kind} />)
}
