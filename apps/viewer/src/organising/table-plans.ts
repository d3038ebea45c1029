/** A table that is to be opened, with the players by their numbers in the order of the seats. */
export interface TablePlan {
  readonly name: string
  readonly players: readonly number[]
}

export interface FilledTables {
  readonly plans: readonly TablePlan[]
  /** Too few for a table of their own. */
  readonly left: readonly number[]
}

/** Who still waits for a table, and how many tables there were before. */
export interface Waiting {
  readonly order: readonly number[]
  readonly opened: number
}

/** After the first of the planned tables was opened: should the next one fail, nobody gets a second seat. */
export function afterOpening({ order, opened }: Waiting, { players }: TablePlan): Waiting {
  return { order: order.filter((player) => !players.includes(player)), opened: opened + 1 }
}

export interface Filling {
  /** How many sit at a full table. */
  readonly size: number
  /** With fewer the game cannot be played. */
  readonly fewest: number
  /** How many tables there are already. */
  readonly opened: number
  nameOf(number: number): string
}

/** All players at tables, in the order given; the last table may be smaller, if the game can be played so. */
export function fillTables(
  players: readonly number[],
  { size, fewest, opened, nameOf }: Filling,
): FilledTables {
  const plans: TablePlan[] = []
  for (let from = 0; from < players.length; from += size) {
    const seated = players.slice(from, from + size)
    if (seated.length < fewest) return { plans, left: seated }
    plans.push({ name: nameOf(opened + plans.length + 1), players: seated })
  }
  return { plans, left: [] }
}

/** In another order, each as likely. */
export function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [mixed[last], mixed[other]]
    if (one === undefined || two === undefined) continue
    mixed[last] = two
    mixed[other] = one
  }
  return mixed
}
