/** As much of a WebSocket as the client needs. */
export interface Socket {
  send(text: string): void
  close(): void
}

/** What a socket tells, and never before `OpenSocket` has returned it. */
export interface SocketListener {
  open(): void
  /** Text as a string; what is no text can't be a frame. */
  message(data: unknown): void
  /** Once, also when it never opened. */
  close(): void
}

export type OpenSocket = (url: string, listener: SocketListener) => Socket
