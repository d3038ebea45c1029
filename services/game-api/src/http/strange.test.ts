import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import { watchMethods } from './guards/methods.ts'
import { HttpProblem } from './problems/problem.ts'
import { viewerRoutes } from './viewer.ts'

const app = createApp({ logLevel: 'silent', trustProxy: false })
let port = 0

beforeAll(async () => {
  const wrongMethod = watchMethods(app)
  app.post('/api/things', async () => ({}))
  app.get('/api/things/:id', async () => ({}))
  app.get('/api/fault', async () => {
    throw new Error('secret: /home/somebody/db.ts')
  })
  app.get('/api/refused', async () => {
    throw new HttpProblem(409, 'cell-taken', 'the cell is taken', {
      clause: 'C4.2',
      headers: { 'retry-after': '3' },
    })
  })
  await viewerRoutes(app, wrongMethod)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(() => app.close())

/** What comes back for these very bytes, until the line is closed. */
async function say(bytes: string) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  let text = ''
  socket.on('data', (chunk) => {
    text += String(chunk)
  })
  socket.write(bytes)
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(': ', 2)))
  return { status: Number(first.split(' ')[1]), headers, body, text }
}

const HOST = 'Host: x\r\nConnection: close\r\n'
const JSON_BODY = `${HOST}Content-Type: application/json\r\n`
const post = (body: string, headers = JSON_BODY) =>
  `POST /api/things HTTP/1.1\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

const cases: { what: string; bytes: string; status: number; code: string; headers?: object }[] = [
  { what: 'no HTTP', bytes: 'hello\r\n\r\n', status: 400, code: 'bad-request' },
  {
    what: 'a method that is none',
    bytes: `STEAL / HTTP/1.1\r\n${HOST}\r\n`,
    status: 400,
    code: 'bad-request',
  },
  {
    what: 'a method for nothing here',
    bytes: `PROPFIND /api/x HTTP/1.1\r\n${HOST}\r\n`,
    status: 404,
    code: 'not-found',
  },
  {
    what: 'no host',
    bytes: 'GET /api/things/1 HTTP/1.1\r\nConnection: close\r\n\r\n',
    status: 400,
    code: 'bad-request',
  },
  {
    what: 'two lengths',
    bytes: `POST /api/things HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    status: 400,
    code: 'bad-request',
  },
  {
    what: 'a length and chunks',
    bytes: `POST /api/things HTTP/1.1\r\n${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
    status: 400,
    code: 'bad-request',
  },
  {
    what: 'a long address',
    bytes: `GET /api/${'x'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
    status: 431,
    code: 'head-too-large',
  },
  {
    what: 'a long header',
    bytes: `GET / HTTP/1.1\r\n${HOST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    status: 431,
    code: 'head-too-large',
  },
  {
    what: 'an address that can’t be decoded',
    bytes: `GET /api/%zz HTTP/1.1\r\n${HOST}\r\n`,
    status: 400,
    code: 'bad-request',
  },
  {
    what: 'an expectation',
    bytes: `POST /api/things HTTP/1.1\r\n${HOST}Expect: miracles\r\n\r\n`,
    status: 417,
    code: 'no-such-expectation',
  },
  { what: 'broken JSON', bytes: post('{'), status: 400, code: 'bad-request' },
  { what: 'no JSON where some is promised', bytes: post(''), status: 400, code: 'bad-request' },
  { what: 'a poisoned prototype', bytes: post('{"__proto__":{}}'), status: 400, code: 'bad-request' },
  {
    what: 'another type',
    bytes: post('x=1', `${HOST}Content-Type: text/plain\r\n`),
    status: 415,
    code: 'not-json',
  },
  { what: 'no type', bytes: post('{}', HOST), status: 415, code: 'not-json' },
  { what: 'too large', bytes: post(JSON.stringify('x'.repeat(70_000))), status: 413, code: 'too-large' },
  {
    what: 'another method',
    bytes: `DELETE /api/things HTTP/1.1\r\n${HOST}\r\n`,
    status: 405,
    code: 'wrong-method',
    headers: { allow: 'post' },
  },
  {
    what: 'another method of an address with a part of its own',
    bytes: post('{}').replace('/api/things', '/api/things/1?x=1'),
    status: 405,
    code: 'wrong-method',
    headers: { allow: 'get, head' },
  },
  {
    what: 'an address for nothing',
    bytes: `GET /api/nothing HTTP/1.1\r\n${HOST}\r\n`,
    status: 404,
    code: 'not-found',
  },
  {
    what: 'a refusal by a rule',
    bytes: `GET /api/refused HTTP/1.1\r\n${HOST}\r\n`,
    status: 409,
    code: 'cell-taken',
    headers: { 'retry-after': '3' },
  },
  { what: 'a fault of ours', bytes: `GET /api/fault HTTP/1.1\r\n${HOST}\r\n`, status: 500, code: 'fault' },
]
test.each(cases)('$what: $status, as a problem', async ({ bytes, status, code, headers = {} }) => {
  const answer = await say(bytes)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    ...headers,
  })
  expect(JSON.parse(answer.body)).toMatchObject({
    type: 'about:blank',
    title: expect.any(String),
    status,
    detail: expect.any(String),
    code,
  })
  // Neither our files nor our words for ourselves.
  expect(answer.text).not.toMatch(/secret|\.ts|node_modules|FST_ERR|at \w+ \(/)
})

test('a clause of the rules is named', async () => {
  const { body } = await say(`GET /api/refused HTTP/1.1\r\n${HOST}\r\n`)
  expect(JSON.parse(body)).toMatchObject({ clause: 'C4.2' })
})
