import { expect, test } from 'vitest'
import { createMetrics, type Metrics } from './metrics.ts'

const cases: { what: string; happens: (metrics: Metrics) => void; shows: string[] }[] = [
  {
    what: 'a statement of three appends',
    happens: (metrics) => metrics.committed(3, 5),
    shows: ['getaway_commit_batch_appends_sum 3', 'getaway_commit_seconds_sum 0.005'],
  },
  {
    what: 'an append that lost',
    happens: (metrics) => metrics.appended('lost'),
    shows: ['getaway_appends_total{outcome="lost"} 1'],
  },
  {
    what: 'a command that is recorded',
    happens: (metrics) => metrics.acknowledged(),
    shows: ['getaway_commands_total{outcome="recorded"} 1'],
  },
  {
    what: 'a command that is refused',
    happens: (metrics) => metrics.refused('cell-taken'),
    shows: ['getaway_commands_total{outcome="refused"} 1', 'getaway_refusals_total{code="cell-taken"} 1'],
  },
  {
    what: 'two who come, one who goes',
    happens(metrics) {
      metrics.connected('public')
      metrics.connected('public')
      metrics.disconnected('public')
    },
    shows: ['getaway_connections{audience="public"} 1'],
  },
  {
    what: 'frames',
    happens(metrics) {
      metrics.heard(10)
      metrics.said(2, 300)
    },
    shows: [
      'getaway_frames_in_total 1',
      'getaway_bytes_in_total 10',
      'getaway_frames_out_total 2',
      'getaway_bytes_out_total 300',
    ],
  },
  {
    what: 'a fan-out',
    happens: (metrics) => metrics.fannedOut(2, 100),
    shows: ['getaway_fan_out_lag_seconds_sum 0.002', 'getaway_fan_out_sockets_sum 100'],
  },
  {
    what: 'matches, slow readers, and what is over its rate',
    happens(metrics) {
      metrics.openMatches(7)
      metrics.resynced()
      metrics.limited('create')
    },
    shows: ['getaway_open_matches 7', 'getaway_resyncs_total 1', 'getaway_limited_total{kind="create"} 1'],
  },
  {
    what: 'a request',
    happens: (metrics) => metrics.answered('GET', '/api/matches/:id', 200, 4),
    shows: ['getaway_http_seconds_sum{method="GET",route="/api/matches/:id",status="200"} 0.004'],
  },
]
test.each(cases)('$what', async ({ happens, shows }) => {
  const metrics = createMetrics()
  happens(metrics)
  const text = (await metrics.registry.metrics()).split('\n')
  for (const line of shows) expect(text).toContain(line)
})

test('however many codes there are, their number has an end', async () => {
  const metrics = createMetrics()
  for (let n = 0; n < 1_000; n++) metrics.refused(`code-${n}`)
  const lines = (await metrics.registry.metrics()).match(/^getaway_refusals_total\{.*$/gm) ?? []
  expect(lines).toHaveLength(101)
  expect(lines).toContain('getaway_refusals_total{code="other"} 900')
})
