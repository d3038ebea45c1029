/**
 * What carries bytes between nodes. Nothing that it carries is ever the truth: it may lose, delay and say twice, and
 * whoever listens heals what is missing.
 */
export interface Bus {
  /** To all who follow the subject just now; lost without a word where it cannot be said. */
  publish(subject: string, message: Uint8Array): void
  /** Gives how to stop. */
  follow(subject: string, hear: (message: Uint8Array) => void): () => void
  /** Whether what is said now may be heard. */
  isConnected(): boolean
  /** Says what waits, and ends. */
  close(): Promise<void>
}
