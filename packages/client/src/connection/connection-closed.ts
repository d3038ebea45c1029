/** Why a wish will never be answered: the connection was closed for good, by us or by the server's goodbye. */
export class ConnectionClosed extends Error {
  override readonly name = 'ConnectionClosed'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
