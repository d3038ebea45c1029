/** The one address of the API that is no request and answer. */
export const SOCKET = {
  '/api/matches/{id}/socket': {
    get: {
      operationId: 'openSocket',
      tags: ['matches'],
      summary: 'Follow and play a match live (WebSocket)',
      description: `Each text frame is a JSON object. The client begins with \`hello\`: a token, to see and act as a seat, a caster or an organiser, and the last event that the client has. The server answers with \`welcome\`, which says what follows, then sends \`events\`, \`heartbeat\` and \`presence\`, and answers each \`command\` with \`ack\`, a receipt, or \`refused\`. All frames are described in docs/protocol.md, their schemas are \`packages/client/src/protocol/frames.ts\`.`,
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { 101: { description: 'The socket is open' } },
    },
  },
}
