import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { hearObs, type ObsStudio } from './obs.ts'
import { createReplayBuffer } from './replay-buffer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Behaves as OBS is documented to; OBS itself is not here. */
function setOut({ level = 3, replaybuffer = true, isOld = false } = {}) {
  const page = new EventTarget() as unknown as Window
  let saves = 0
  const studio: ObsStudio = {
    ...(!isOld && { getControlLevel: (answer) => answer(level) }),
    getStatus: (answer) => answer({ replaybuffer }),
    saveReplayBuffer: () => {
      saves++
    },
  }
  const say = (type: string, detail?: unknown) => page.dispatchEvent(new CustomEvent(type, { detail }))
  return { page, studio, say, saves: () => saves }
}

describe('a scene of OBS', () => {
  it('is seen and on air until OBS says otherwise', () => {
    const { page, say } = setOut()
    const obs = hearObs(page)
    expect([obs.isSeen.value, obs.isOnAir.value]).toEqual([true, true])
    say('obsSourceActiveChanged', { active: false })
    expect([obs.isSeen.value, obs.isOnAir.value]).toEqual([true, false])
    say('obsSourceVisibleChanged', { visible: false })
    say('obsSourceVisibleChanged', { visible: 'yes' })
    say('obsSourceVisibleChanged')
    expect(obs.isSeen.value).toBe(false)
    say('obsSourceVisibleChanged', { visible: true })
    expect(obs.isSeen.value).toBe(true)
    obs.dispose()
    say('obsSourceVisibleChanged', { visible: false })
    expect(obs.isSeen.value).toBe(true)
  })
})

describe('the replay buffer', () => {
  const bufferOf = ({ page, studio }: ReturnType<typeof setOut>, isOnAir = () => true) =>
    createReplayBuffer({ page, studio, isOnAir })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it('is saved once what follows is in it, and counts as saved only when OBS says so', async () => {
    const obs = setOut()
    const buffer = bufferOf(obs)
    buffer.keep()
    buffer.keep()
    await pass(5000)
    expect([buffer.state.value, obs.saves()]).toEqual(['waiting', 0])
    await pass(5000)
    buffer.keep()
    expect([buffer.state.value, obs.saves()]).toEqual(['asked', 1])
    obs.say('obsReplaybufferSaved')
    expect(buffer.state.value).toBe('saved')
    buffer.keep()
    await pass(10_000)
    expect(obs.saves()).toBe(2)
    buffer.dispose()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('without a confirmation it is not saved; one that comes unasked is none', async () => {
    const obs = setOut()
    const buffer = bufferOf(obs)
    obs.say('obsReplaybufferSaved')
    expect(buffer.state.value).toBe('none')
    buffer.keep()
    await pass(60_000)
    expect(buffer.state.value).toBe('unconfirmed')
    obs.say('obsReplaybufferSaved')
    expect(buffer.state.value).toBe('unconfirmed')
    buffer.dispose()
  })

  it.each([
    ['without permission', { level: 2 }],
    ['while no buffer runs', { replaybuffer: false }],
    ['by an OBS that knows no permissions', { isOld: true }],
  ])('is not asked for %s', async (_, options) => {
    const obs = setOut(options)
    const buffer = bufferOf(obs)
    buffer.keep()
    await pass(60_000)
    expect([buffer.state.value, obs.saves()]).toEqual(['none', 0])
    buffer.dispose()
  })

  it('is not asked for what nobody saw', async () => {
    const obs = setOut()
    const buffer = bufferOf(obs, () => false)
    buffer.keep()
    await pass(60_000)
    expect(obs.saves()).toBe(0)
    buffer.dispose()
  })
})
