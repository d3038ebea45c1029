import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { derivedSecret } from '../../secrets/tokens.ts'

/** Of what follows it; a node reads no other. */
export const ENVELOPE = 1
const NODE_BYTES = 16
const COUNT_BYTES = 8
const HEAD_BYTES = 1 + NODE_BYTES + COUNT_BYTES
const TAG_BYTES = 16
const NONCE_BYTES = 12
const CIPHER = 'aes-256-gcm'
const SUBJECT_LENGTH = 22

/** A message as it was sent, once it has proved to come from a node of this service. */
export interface Opened {
  readonly from: string
  readonly text: string
}

/** Seals what leaves for other nodes, so that whoever else reads or writes on the bus learns and achieves nothing. */
export interface Envelopes {
  /** Where something is told: a name on the bus that says nothing of what it is about. */
  subjectOf(name: string): string
  seal(subject: string, text: string): Uint8Array
  /** Opens what comes to a subject: undefined for what no node of ours sent to it, and for what came before. */
  readerOf(subject: string): (message: Uint8Array) => Opened | undefined
}

/**
 * Sealed with AES-256-GCM under a key for each sending process, derived from a secret that all nodes share: so the
 * number of a message is a nonce that is never used again. Each message goes to one subject, once, and in order.
 */
export function createEnvelopes(node: string, secret: string): Envelopes {
  const keys = new Map<string, Buffer>()
  const keyOf = (sender: string): Buffer =>
    keys.get(sender) ?? createHmac('sha256', secret).update(`node ${sender}`).digest()
  const own = bytesOf(node)
  const ownKey = keyOf(node)
  let count = 0n

  const opened = (
    subject: string,
    bytes: Buffer,
  ): { from: string; text: string; number: bigint } | undefined => {
    if (bytes.length < HEAD_BYTES + TAG_BYTES || bytes[0] !== ENVELOPE) return undefined
    const head = bytes.subarray(0, HEAD_BYTES)
    const from = nodeIn(head)
    const key = keyOf(from)
    const decipher = createDecipheriv(CIPHER, key, nonceOf(head))
    decipher.setAAD(Buffer.concat([head, Buffer.from(subject)]))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    try {
      const text =
        decipher.update(bytes.subarray(HEAD_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      // Strangers make up as many senders as they like.
      keys.set(from, key)
      return { from, text, number: head.readBigUInt64BE(1 + NODE_BYTES) }
    } catch {
      return undefined
    }
  }

  return {
    subjectOf: (name) => `getaway.${derivedSecret(secret, `subject ${name}`).slice(0, SUBJECT_LENGTH)}`,
    seal(subject, text) {
      const head = Buffer.alloc(HEAD_BYTES)
      head[0] = ENVELOPE
      own.copy(head, 1)
      head.writeBigUInt64BE(++count, 1 + NODE_BYTES)
      const cipher = createCipheriv(CIPHER, ownKey, nonceOf(head))
      cipher.setAAD(Buffer.concat([head, Buffer.from(subject)]))
      const body = cipher.update(text, 'utf8')
      return Buffer.concat([head, body, cipher.final(), cipher.getAuthTag()])
    },
    readerOf(subject) {
      /** By sender, the number of the last message. */
      const heard = new Map<string, bigint>()
      return (message) => {
        const found = opened(subject, Buffer.from(message.buffer, message.byteOffset, message.byteLength))
        if (!found || found.number <= (heard.get(found.from) ?? 0n)) return undefined
        heard.set(found.from, found.number)
        return { from: found.from, text: found.text }
      }
    },
  }
}

function nonceOf(head: Buffer): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  head.copy(nonce, NONCE_BYTES - COUNT_BYTES, 1 + NODE_BYTES)
  return nonce
}

function bytesOf(node: string): Buffer {
  return Buffer.from(node.replaceAll('-', ''), 'hex')
}

function nodeIn(head: Buffer): string {
  const hex = head.toString('hex', 1, 1 + NODE_BYTES)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
