/** The addresses of the API that are no request and answer. */
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
  '/api/shows/{id}/socket': {
    get: {
      operationId: 'openShowSocket',
      tags: ['shows'],
      summary: 'Read a show (WebSocket)',
      description: `Each text frame is a JSON object. The reader begins with \`hello\` and the key of the show; its caster with the show's token. The server answers with \`show\`, all that is on air by now, then sends each \`act\` as soon as this reader may know of it, and \`heartbeat\`; to the caster also how many \`readers\` there are. Schemas: \`packages/client/src/protocol/shows.ts\`.`,
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      responses: { 101: { description: 'The socket is open' } },
    },
  },
}
