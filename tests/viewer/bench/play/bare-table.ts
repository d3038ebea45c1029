import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Browser, Page } from 'playwright-core'
import { WebSocketServer } from 'ws'
import { drawNothing, probe } from './probe.ts'

/** A key goes out, a row is committed, and at both pages a square more is there. */
const PAGE = `<!doctype html><title>bare</title><body><svg data-ready="true"><g class="tiles"></g></svg><script>
const socket = new WebSocket(location.href.replace('http', 'ws'))
const tiles = document.querySelector('.tiles')
const draw = () => {
  const square = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  square.setAttribute('transform', 'translate(' + tiles.children.length + ' 0)')
  tiles.append(square)
}
const lay = () => requestAnimationFrame(draw)
socket.onmessage = lay
onkeydown = () => {
  socket.send('{"type":"command","command":{"type":"place-tile"}}')
  lay()
}
</script>`

/** The least that a player’s act and the opponent’s picture could be: what ours is compared with. */
export async function openBareTable(browser: Browser, databaseUrl: string) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query('create table bare (id serial primary key, body text)')
  const insert = { name: 'bare', text: 'insert into bare (body) values ($1)', values: ['x'.repeat(300)] }
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(PAGE)
  })
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  sockets.on('connection', (socket) => {
    socket.on('message', async () => {
      await database.query(insert)
      for (const other of sockets.clients) if (other !== socket) other.send(`{"type":"events"}`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open = async (isBlind: boolean): Promise<Page> => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.addInitScript({ content: 'globalThis.__name = (it) => it' })
    await page.addInitScript(probe)
    if (isBlind) await page.addInitScript(drawNothing)
    await page.goto(`http://127.0.0.1:${port}/`)
    return page
  }
  const pages = [await open(false), await open(true)] as const
  return {
    pages,
    async go(acts: number) {
      for (let act = 0; act < acts; act++) {
        await pages[0].keyboard.press('Enter')
        await pages[0].waitForTimeout(60)
      }
    },
    async close() {
      for (const page of pages) await page.context().close()
      sockets.close()
      server.close()
      await database.end()
    },
  }
}
