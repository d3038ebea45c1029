import { quantile } from '../../support/quantile.ts'
import { type FigureRow, figureRow, premise } from '../figures.ts'
import { mean, perSecond, times } from '../measure.ts'
import type { Load } from './store-load.ts'

/** All rounds of one contender together. */
export interface Figures {
  readonly rate: number
  readonly rates: readonly number[]
  readonly p50: number
  readonly p99: number
  readonly max: number
}

export function figuresOf(loads: readonly Load[]): Figures {
  const latencies = loads.flatMap((load) => load.latencies)
  const rates = loads.map(({ rate }) => rate)
  premise(latencies.length > 0 && Math.min(...rates) > 0, 'in a round of the load nothing was acknowledged')
  return {
    rate: mean(rates),
    rates,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    max: latencies.reduce((most, one) => Math.max(most, one), 0),
  }
}

export function figuresRow(what: string, figures: Figures, peer: Figures, goal = ''): FigureRow {
  const { rate, rates, p50, p99 } = figures
  const range = `${perSecond(Math.min(...rates))} to ${perSecond(Math.max(...rates))}`
  const ratio = figures === peer ? '1×' : `${times(rate, peer.rate)}, p99 ${times(p99, peer.p99)}`
  return figureRow(what, `${perSecond(rate)} (${range}), p50 ${ms(p50)}, p99 ${ms(p99)}`, ratio, goal)
}

export function ms(value: number): string {
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`
}
