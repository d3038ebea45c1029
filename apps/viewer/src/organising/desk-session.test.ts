import { ServiceError } from '@getaway/client'
import type { TournamentClient } from '@getaway/client/tournaments'
import { afterEach, expect, it } from 'vitest'
import { createDeskSession, type DeskSession } from './desk-session.ts'

let session: DeskSession | undefined
afterEach(() => session?.dispose())

const refused = (status: number) => new ServiceError(status, 'no', 'no')

/** A desk whose answers are written down beforehand. */
function deskOf(answers: readonly unknown[]) {
  let nth = 0
  const readDesk = async () => {
    const answer = answers[Math.min(nth++, answers.length - 1)]
    if (answer instanceof Error) throw answer
    return answer
  }
  const client = { readDesk } as unknown as TournamentClient
  session = createDeskSession({ event: 'cup', token: 't', url: '', client })
  return session
}
const desk = (name: string) => ({ now: 1_000_000, tournament: { name } })

it('keeps what it knew while the service is away', async () => {
  const one = deskOf([desk('Cup'), new TypeError('no line'), desk('Final')])
  await expect.poll(() => one.desk.value?.tournament.name).toBe('Cup')
  await one.refresh()
  expect(one.failure.value).toBeInstanceOf(TypeError)
  expect(one.desk.value?.tournament.name).toBe('Cup')
  await one.refresh()
  expect([one.failure.value, one.desk.value?.tournament.name]).toEqual([undefined, 'Final'])
})

it('what was not answered is the same wish again; what was done or refused is another one', async () => {
  const one = deskOf([desk('Cup')])
  const sent: string[] = []
  const send = (outcome: unknown) => async (id: string) => {
    sent.push(id)
    if (outcome instanceof Error) throw outcome
    return outcome
  }
  const said = { type: 'add-stage', name: 'A' }
  await expect(one.wish(said, send(new TypeError('no line')))).rejects.toThrow('no line')
  await expect(one.wish(said, send(refused(503)))).rejects.toThrow('no')
  expect(await one.wish(said, send('done'))).toBe('done')
  await expect(one.wish(said, send(refused(409)))).rejects.toThrow('no')
  await one.wish(said, send('done'))
  await one.wish({ ...said, name: 'B' }, send('done'))
  const [first, second, third, fourth, fifth, sixth] = sent
  expect([second, third]).toEqual([first, first])
  expect(new Set([third, fourth, fifth, sixth]).size).toBe(4)
})
