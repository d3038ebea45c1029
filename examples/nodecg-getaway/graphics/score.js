const list = document.querySelector('#players')

/** Names are text, whatever they look like; marks are counts by kind, which depend on the game. */
function rowOf({ name, marks }, seat, winners) {
  const row = document.createElement('li')
  const count = Object.values(marks).reduce((sum, one) => sum + one, 0)
  row.className = winners.includes(seat) ? 'won' : ''
  for (const text of [name ?? '…', String(count)]) {
    const cell = document.createElement('span')
    cell.textContent = text
    row.append(cell)
  }
  return row
}

nodecg.Replicant('match').on('change', (match) => {
  const { players = [], winners = [] } = match ?? {}
  list.replaceChildren(...players.map((player, seat) => rowOf(player, seat, winners)))
})
