import type { Bus } from '../bus/bus.ts'
import type { Envelopes } from './envelope.ts'

/** What a node says to another: a head of a few fields, and a text that may be long. */
export interface Said<Head = unknown> {
  readonly head: Head
  readonly text: string
}

/** The other node did not answer in time, or cannot now. Whether it did what it was asked is not known. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** The other node has answered that it does not serve what it was asked about. */
export class NotMine extends Error {
  override readonly name = 'NotMine'
  override readonly message = 'another node serves this'
}

type Hear = (said: Said, from: string) => void
type Answer = (said: Said, from: string) => Promise<Partial<Said>>

/** What nodes say to each other, by kinds. A kind that a node does not know is from a newer version, and not heard. */
export interface NodeLine {
  readonly node: string
  /** Tells a node something, which may be lost. */
  tell(node: string, kind: string, head: unknown, text?: string): void
  tellAll(kind: string, head: unknown): void
  hear(kind: string, hear: Hear): void
  /** Asks a node, or this one: rejects with `Unreachable` or `NotMine`. */
  ask(node: string, kind: string, head: unknown, more?: AskOptions): Promise<Said>
  answer(kind: string, answer: Answer): void
  /** Tells all who follow a topic. */
  publish(topic: string, head: unknown, text: string): void
  follow(topic: string, hear: Hear): () => void
  isConnected(): boolean
  close(): Promise<void>
}

export interface AskOptions {
  readonly text?: string
  readonly timeoutMs?: number
}

export interface NodeLineOptions {
  readonly node: string
  readonly bus: Bus
  readonly envelopes: Envelopes
  readonly onFault: (error: unknown) => void
}

interface Letter {
  readonly kind: string
  /** A question carries a number, and its answer the same. */
  readonly ask?: number
  readonly answer?: number
  readonly problem?: 'not-mine' | 'unknown' | 'fault'
  readonly head?: unknown
}

interface Asked {
  resolve(said: Said): void
  reject(error: Error): void
}

const TIMEOUT_MS = 2_000

export function createNodeLine({ node, bus, envelopes, onFault }: NodeLineOptions): NodeLine {
  const hearing = new Map<string, Hear>()
  const answering = new Map<string, Answer>()
  const asked = new Map<number, Asked>()
  /** Who follows a topic in this process: the bus brings back nothing of its own. */
  const following = new Map<string, Set<Hear>>()
  let questions = 0

  const send = (subject: string, letter: Letter, text = '') =>
    bus.publish(subject, envelopes.seal(subject, `${JSON.stringify(letter)}\n${text}`))
  const subjectOfNode = (one: string) => envelopes.subjectOf(`node ${one}`)

  const answerTo = async (letter: Letter, said: Said, from: string): Promise<Letter & { text?: string }> => {
    const answer = answering.get(letter.kind)
    const own = { kind: letter.kind, answer: letter.ask ?? 0 }
    if (!answer) return { ...own, problem: 'unknown' }
    try {
      const { head, text = '' } = await answer(said, from)
      return { ...own, head, text }
    } catch (error) {
      if (error instanceof NotMine) return { ...own, problem: 'not-mine' }
      onFault(error)
      return { ...own, problem: 'fault' }
    }
  }
  const settle = ({ answer = 0, problem, head }: Letter, text: string) => {
    const waiting = asked.get(answer)
    asked.delete(answer)
    if (problem === 'not-mine') waiting?.reject(new NotMine())
    else if (problem) waiting?.reject(new Unreachable(`the other node answers: ${problem}`))
    else waiting?.resolve({ head, text })
  }
  const take = (from: string, text: string, hear?: Hear) => {
    const end = text.indexOf('\n')
    const letter = JSON.parse(text.slice(0, end)) as Letter
    const said = { head: letter.head, text: text.slice(end + 1) }
    if (hear) return hear(said, from)
    if (letter.answer !== undefined) return settle(letter, said.text)
    if (letter.ask === undefined) return hearing.get(letter.kind)?.(said, from)
    answerTo(letter, said, from).then(
      ({ text: answered, ...back }) => send(subjectOfNode(from), back, answered),
      onFault,
    )
  }
  const followSubject = (subject: string, hear?: Hear) => {
    const open = envelopes.readerOf(subject)
    return bus.follow(subject, (message) => {
      const opened = open(message)
      if (!opened || opened.from === node) return
      try {
        take(opened.from, opened.text, hear)
      } catch (error) {
        onFault(error)
      }
    })
  }
  const all = envelopes.subjectOf('all')
  const stop = [followSubject(subjectOfNode(node)), followSubject(all)]

  /** The same without a bus, for what this node serves itself. */
  const askHere = async (kind: string, said: Said): Promise<Said> => {
    const answer = answering.get(kind)
    if (!answer) throw new Unreachable(`this node does not answer ${kind}`)
    const { head, text = '' } = await answer(said, node)
    return { head, text }
  }

  return {
    node,
    tell(to, kind, head, text) {
      if (to === node) queueMicrotask(() => hearing.get(kind)?.({ head, text: text ?? '' }, node))
      else send(subjectOfNode(to), { kind, head }, text)
    },
    tellAll: (kind, head) => send(all, { kind, head }),
    hear: (kind, hear) => void hearing.set(kind, hear),
    answer: (kind, answer) => void answering.set(kind, answer),
    async ask(to, kind, head, { text = '', timeoutMs = TIMEOUT_MS } = {}) {
      if (to === node) return askHere(kind, { head, text })
      if (!bus.isConnected()) throw new Unreachable('this node is cut off from the others')
      const ask = ++questions
      const said = new Promise<Said>((resolve, reject) => asked.set(ask, { resolve, reject }))
      const timer = setTimeout(() => {
        asked.get(ask)?.reject(new Unreachable(`no answer to ${kind} within ${timeoutMs} ms`))
        asked.delete(ask)
      }, timeoutMs)
      send(subjectOfNode(to), { kind, ask, head }, text)
      return said.finally(() => clearTimeout(timer))
    },
    publish(topic, head, text) {
      send(envelopes.subjectOf(topic), { kind: 'news', head }, text)
      for (const hear of following.get(topic) ?? []) queueMicrotask(() => hear({ head, text }, node))
    },
    follow(topic, hear) {
      const here = following.get(topic) ?? new Set()
      following.set(topic, here.add(hear))
      const leave = followSubject(envelopes.subjectOf(topic), hear)
      return () => {
        leave()
        here.delete(hear)
        if (here.size === 0) following.delete(topic)
      }
    },
    isConnected: () => bus.isConnected(),
    async close() {
      for (const end of stop) end()
      for (const { reject } of asked.values()) reject(new Unreachable('this node stops'))
      asked.clear()
      await bus.close()
    },
  }
}
