import type { AiredAct } from '@getaway/client/protocol'
import { signal } from '@preact/signals'
import { expect, it } from 'vitest'
import { createRehearsal } from './rehearsal.ts'

const title = (headline: string) => ({ type: 'title', headline }) as const
const aired = (number: number, act: AiredAct['act']): AiredAct => ({ number, match: 'm', at: number, act })

it('what is tried comes on top of what is on air, and goes when it is dropped', () => {
  const onAir = signal([aired(1, title('on air'))])
  const { acts, cue, drop, cued } = createRehearsal('m', onAir)
  cue(title('tried'), 5)
  expect(acts.value).toMatchObject([{ number: 1 }, { match: 'm', at: 5, act: { headline: 'tried' } }])
  const [, first] = acts.value
  cue(title('tried again'), 6)
  expect(acts.value[1]?.number).toBeGreaterThan(first?.number ?? 0)
  drop()
  expect(cued.value).toBeUndefined()
  expect(acts.value).toEqual(onAir.value)
})

it('what is replayed on air is not replayed in the preview', () => {
  const onAir = signal([aired(1, { type: 'replay', from: 1, until: 2, speed: 1 })])
  expect(createRehearsal('m', onAir).acts.value).toEqual([])
})
