import { createHash } from 'node:crypto'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Keeps the folder for this process; two on one folder would destroy it. A listening socket is a lock
 * that dies with its process, however that ends, and that no number of another process can fake.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const address = addressOf(await realpath(folder))
  const server = createServer((socket) => socket.end())
  server.unref()
  if (!(await listens(server, address))) {
    if (await answers(address)) {
      throw new Error(`another Getaway uses the folder ${folder}; stop it, or set DATA_DIR to another folder`)
    }
    await rm(address, { force: true })
    if (!(await listens(server, address)))
      throw new Error(`the folder ${folder} can't be locked (${address})`)
  }
  return () => new Promise((resolve) => server.close(() => resolve()))
}

/** A path of a socket may be some hundred bytes long only; a folder's may be longer. */
function addressOf(folder: string): string {
  const name = `getaway-${createHash('sha256').update(folder).digest('hex').slice(0, 20)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(address, () => resolve(true))
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
