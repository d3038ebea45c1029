import { setTimeout } from 'node:timers/promises'
import type { Client } from '@getaway/client'
import { seededRandom, simulate } from '@getaway/engine'
import { chase } from '@getaway/engine/chase'
import type { Page } from 'playwright-core'
import type { PageFacts } from '../../apps/viewer/src/facts.ts'
import { PATIENCE_MS, type TestPage } from './page.ts'
import { type HeapWeight, weighHeap } from './weigh-heap.ts'

/** What a page holds at an instant, after garbage has been collected. */
export interface Held extends HeapWeight {
  readonly nodes: number
  readonly listeners: number
  readonly sockets: number
  /** Contexts of WebGL that are not lost; and textures, buffers, programs and the like that nobody has deleted in them. */
  readonly contexts: number
  readonly gpu: number
  /** Seconds that its main thread has worked so far. */
  readonly worked: number
}

const SECOND = 1_000_000

/** Matches of two that are played one after the other in so many hours, at people’s pace. */
export function matchesIn(hours: number): number {
  const lengths = Array.from({ length: 20 }, (_, seed) => {
    const seats = ['regular', 'regular']
    const { events } = simulate({
      game: chase,
      id: `${seed}`,
      at: SECOND,
      seats,
      random: seededRandom(seed + 1),
    })
    return ((events.at(-1)?.at ?? 0) - SECOND) / SECOND
  })
  return Math.ceil((hours * 3600 * lengths.length) / lengths.reduce((sum, one) => sum + one, 0))
}

/** Counts what a page holds, from now on: it has to be opened afterwards. */
export async function createHoldings(page: Page): Promise<() => Promise<Held>> {
  let sockets = 0
  page.on('websocket', (socket) => {
    sockets++
    socket.on('close', () => sockets--)
  })
  await page.addInitScript({ content: `(${countGraphics})()` })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const metrics = async () => {
    const { metrics: all } = await session.send('Performance.getMetrics')
    return (name: string) => all.find((one) => one.name === name)?.value ?? 0
  }
  /** Seconds that it worked for us. */
  let weighing = 0
  return async () => {
    const [worked, before] = [(await metrics())('TaskDuration'), weighing]
    // Twice: what the first collection finalises goes with the second.
    await session.send('HeapProfiler.collectGarbage')
    const weight = await weighHeap(session)
    const of = await metrics()
    const graphics = await page.evaluate<Pick<Held, 'contexts' | 'gpu'>>('heldGraphics()')
    weighing += (await metrics())('TaskDuration') - worked
    return {
      ...graphics,
      ...weight,
      nodes: of('Nodes'),
      listeners: of('JSEventListeners'),
      sockets,
      worked: worked - before,
    }
  }
}

/** Bots play one match of an event after the other; `onMatch` is told when the score of each has been seen. */
export async function playEvening(
  client: Client,
  tab: Pick<TestPage, 'facts'>,
  { event, matches }: { readonly event: string; readonly matches: number },
  onMatch: () => Promise<void>,
): Promise<number> {
  let events = 0
  for (let nth = 0; nth < matches; nth++) {
    const { id } = await client.createMatch({
      game: 'chase',
      seats: ['Ada', 'Ben'].map((name) => ({ type: 'bot', strength: 'regular', name })),
      options: { event: { id: event } },
    })
    await untilFromOutside(tab, 'this match', ({ match }) => match === id)
    events += (await untilFromOutside(tab, 'its score', ({ isOver, isLive }) => isOver && !isLive)).seq
    await onMatch()
  }
  return events
}

/** What waits in a page, as `until` does, keeps in it what is to be weighed. */
async function untilFromOutside(
  tab: Pick<TestPage, 'facts'>,
  what: string,
  isSo: (facts: PageFacts) => boolean,
): Promise<PageFacts> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await setTimeout(100)) {
    const facts = await tab.facts()
    if (isSo(facts)) return facts
  }
  throw new Error(`waited in vain for: ${what}`)
}

/** Runs in the page before anything else there, as text: counts what graphics cards hold, without holding it. */
const countGraphics = `() => {
  const kinds = ['Texture', 'Buffer', 'Program', 'Shader', 'Framebuffer', 'Renderbuffer', 'VertexArray', 'Sampler']
  const contexts = []
  const counts = new WeakMap()
  const getContext = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = function (...asked) {
    const context = getContext.apply(this, asked)
    if (context instanceof WebGL2RenderingContext && !counts.has(context)) {
      counts.set(context, 0)
      contexts.push(new WeakRef(context))
    }
    return context
  }
  const { prototype } = WebGL2RenderingContext
  for (const kind of kinds) {
    const [make, remove] = [prototype['create' + kind], prototype['delete' + kind]]
    prototype['create' + kind] = function (...of) {
      counts.set(this, (counts.get(this) ?? 0) + 1)
      return make.apply(this, of)
    }
    prototype['delete' + kind] = function (thing) {
      if (thing) counts.set(this, (counts.get(this) ?? 0) - 1)
      return remove.call(this, thing)
    }
  }
  globalThis.heldGraphics = () => {
    const held = contexts.map((one) => one.deref()).filter((one) => one && !one.isContextLost())
    return { contexts: held.length, gpu: held.reduce((sum, one) => sum + counts.get(one), 0) }
  }
}`
