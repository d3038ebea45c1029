/** The one address of the API that is no request and answer. */
export const SOCKET = {
  '/api/matches/{id}/socket': {
    get: {
      operationId: 'openSocket',
      tags: ['matches'],
      summary: 'Follow and play a match live (WebSocket)',
      description: `Text frames of one JSON object each. The first one is the client’s \`hello\`, with a token to see and act as a seat, a caster or an organiser, and with the last event that it has; \`welcome\` says what follows. Then come \`events\`, \`heartbeat\`, \`presence\` and the answers to each \`command\`: \`ack\`, a receipt, or \`refused\`. All frames are described in docs/protocol.md, their schemas are \`packages/client/src/protocol/frames.ts\`.`,
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { 101: { description: 'The socket is open' } },
    },
  },
}
