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
  if (count === 0) return null
  const lying = Array.from({ length: count > MOST ? 1 : count }, (_, index) => (
    <i key={`${kind}${index}`} class={kind} />
  ))
  return (
    <span>
      {lying}
      {count > MOST && `×${count}`}
    </span>
  )
}
