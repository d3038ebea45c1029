import type { Bench } from './figures.ts'

/** What can be measured, each by itself; loaded when asked for. */
export const parts: Readonly<Record<string, () => Promise<Bench>>> = {
  engine: async () => (await import('./engine/engine.ts')).benchEngine,
  fugitive: async () => (await import('./fugitive.ts')).benchFugitive,
  cli: async () => (await import('./cli.ts')).benchCli,
  simulate: async () => (await import('./simulate.ts')).benchSimulate,
  'fan-out': async () => (await import('./fan-out/fan-out.ts')).benchFanOut,
  latency: async () => (await import('./latency.ts')).benchLatency,
  nodes: async () => (await import('./nodes/nodes.ts')).benchNodes,
  viewer: async () => (await import('./in-browser.ts')).benchInBrowser('bench.ts'),
  clips: async () => (await import('./in-browser.ts')).benchInBrowser('clips/bench.ts'),
  effects: async () => (await import('./in-browser.ts')).benchInBrowser('effects/bench.ts'),
  overlay: async () => (await import('./in-browser.ts')).benchInBrowser('overlay/bench.ts'),
  play: async () => (await import('./in-browser.ts')).benchInBrowser('play/bench.ts'),
  review: async () => (await import('./in-browser.ts')).benchInBrowser('review/bench.ts'),
  store: async () => (await import('./store/store.ts')).benchStore,
}
