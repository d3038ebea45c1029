import type { Frame, Receipt } from '../protocol/frames.ts'

export const NOW = 1_763_456_789_000_000

export function hashOf(seq: number): string {
  return seq.toString(16).padStart(64, '0')
}

export function receiptOf(seq: number): Receipt {
  return { seq, hash: hashOf(seq) }
}

export function eventOf(seq: number) {
  return { seq, type: 'seat.ready', at: NOW + seq, by: 0, data: {}, hash: hashOf(seq) }
}

export function welcome(head: number, resume: Frame<'welcome'>['resume']): Frame<'welcome'> {
  return { type: 'welcome', protocol: 1, match: 'm1', audience: 'public', head, now: NOW, delayMs: 0, resume }
}

export function events(...seqs: number[]): Frame<'events'> {
  return { type: 'events', shown: seqs.map((seq) => ({ event: eventOf(seq) })) }
}

export function heartbeat(head: number): Frame<'heartbeat'> {
  return { type: 'heartbeat', head, now: NOW }
}

export function ack(id: string, seq: number): Frame<'ack'> {
  return { type: 'ack', id, ...receiptOf(seq) }
}

export function refused(id: string): Frame<'refused'> {
  return { type: 'refused', id, code: 'cell-taken', clause: 'C4.2', text: { en: 'taken', it: 'occupata' } }
}

export function goodbye(retry: boolean, code = 'deploy'): Frame<'goodbye'> {
  return { type: 'goodbye', code, text: 'see you', retry }
}
