import type { Room } from '@getaway/client'
import { useEffect, useState } from 'preact/hooks'
import { useApp } from '../common/app-context.ts'
import { useProblemText } from '../common/use-problem-text.ts'

/** What the host of a waiting room may do. */
export interface Hosting {
  readonly strengths: readonly string[]
  /** What the service did not do, in its words. */
  readonly problem: string | undefined
  plan(seat: number, strength: string | undefined): void
  open(isOpen: boolean): void
  invite(seat: number): void
  /** Sets the table up again without the player of this seat, and without those who have left. */
  remove(seat: number): void
  start(): void
}

/** Undefined unless this browser made the table. */
export function useHosting(
  match: string,
  { game, seats }: Pick<Room, 'game' | 'seats'>,
): Hosting | undefined {
  const { client, tables, router } = useApp()
  const [strengths, setStrengths] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const host = tables.of(match)?.host
  const problemText = useProblemText()
  useEffect(() => {
    if (host === undefined) return
    let isHere = true
    client.listGames().then((games) => {
      if (isHere) setStrengths(games.find(({ id }) => id === game)?.strengths ?? [])
    }, tell)
    return () => {
      isHere = false
    }
  }, [client, host, game])

  function tell(error: unknown) {
    setProblem(problemText(error))
  }
  if (host === undefined) return undefined
  const as = { token: host }
  const run = (asked: Promise<void>) => {
    setProblem(undefined)
    asked.catch(tell)
  }
  return {
    strengths,
    problem,
    plan: (seat, strength) =>
      run(
        strength === undefined
          ? client.unplanBot(match, seat, as)
          : client.planBot(match, seat, strength, as),
      ),
    open: (isOpen) => run(client.openTable(match, isOpen, as)),
    remove: (seat) => {
      const without = seats.filter((one) => one.seat === seat || one.hasLeft).map((one) => one.seat)
      run(
        client.renewTable(match, without, as).then(async (next) => {
          // Nobody has an invitation there yet: the host gets all of them at once.
          const free = seats.filter((one) => one.name === null || without.includes(one.seat))
          const invitations = await Promise.all(free.map((one) => client.inviteToSeat(next, one.seat, as)))
          tables.note(next, { host, invitations })
          // A host who plays comes along with the others, as soon as their seat hears of it.
          if (tables.keyOf(match) === undefined) router.go({ page: 'play', match: next })
        }),
      )
    },
    start: () => run(client.startMatch(match, as)),
    // An invitation that this browser does not have may be in other hands: reissuing makes it worthless.
    invite: (seat) =>
      run(
        client.inviteToSeat(match, seat, as).then((invited) => {
          const before = tables.of(match)?.invitations ?? []
          tables.note(match, { invitations: [...before.filter((one) => one.seat !== seat), invited] })
        }),
      ),
  }
}
