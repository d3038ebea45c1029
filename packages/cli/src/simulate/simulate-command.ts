import type { Terminal } from '../terminal/terminal.ts'
import { FIRST, playAll } from './crew.ts'
import { prepare } from './log-files.ts'
import { printSimulation, summaryOf } from './print-simulation.ts'
import { beginningOf } from './run.ts'
import { simulateHelp } from './simulate-help.ts'
import { parseSimulateCall, type SimulateCall } from './simulate-options.ts'

const INTERRUPTED = 130

/** `getaway simulate` */
export async function simulateCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = parseSimulateCall(args)
  if (!parsed.ok) {
    terminal.complain(`getaway simulate: ${parsed.error}; see getaway simulate --help`)
    return 2
  }
  const call = parsed.value
  if (call === 'help') {
    terminal.print(simulateHelp())
    return 0
  }
  const refusal = problemOfShelf(call)
  if (refusal !== undefined) {
    terminal.complain(`getaway simulate: --out: ${refusal}`)
    return 2
  }
  const stopping = stopped()
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  const { run, shelf, matches, jobs, json } = call
  const played = await playAll({
    run,
    shelf,
    matches,
    jobs,
    signal: stopping.signal,
    onProgress({ matches: soFar }) {
      const left = stopping.signal.aborted ? ' · stopping' : ''
      terminal.progress(`${soFar}/${matches} matches · ${(soFar / seconds()).toFixed(1)}/s${left}`)
    },
  })
  stopping.release()
  terminal.progress('')
  if (!played.ok) {
    terminal.complain(`getaway simulate: --out: a log in ${shelf?.folder} ${played.error}`)
    return 2
  }
  const simulated = { run, jobs, wished: matches, seconds: seconds(), tally: played.value }
  if (json) terminal.print(JSON.stringify(summaryOf(simulated)))
  else printSimulation(simulated, terminal)
  return stopping.signal.aborted ? INTERRUPTED : 0
}

/** Nothing is ever replaced silently. */
function problemOfShelf({ run, shelf, matches, force }: SimulateCall): string | undefined {
  if (!shelf) return undefined
  const prepared = prepare(shelf, idsOf(run, matches))
  if (!prepared.ok) return `${shelf.folder} ${prepared.error}`
  const taken = prepared.value
  if (taken === 0 || force) return undefined
  const logs = taken === 1 ? '1 log' : `${taken} logs`
  return `${shelf.folder} has ${logs} of this run already; --force replaces them, another --seed adds to them`
}

function* idsOf(run: SimulateCall['run'], matches: number): Generator<string> {
  for (let index = FIRST; index < FIRST + matches; index++) yield beginningOf(run, index).id
}

/** The first Ctrl-C, or a polite kill, stops; a second one ends the program as it would any other. */
function stopped() {
  const controller = new AbortController()
  const stop = () => {
    controller.abort()
    release()
  }
  const release = () => void process.off('SIGINT', stop).off('SIGTERM', stop)
  process.on('SIGINT', stop).on('SIGTERM', stop)
  return { signal: controller.signal, release }
}
