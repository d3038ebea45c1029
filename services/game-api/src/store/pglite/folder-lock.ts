import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, realpath, rename, rm, symlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** A socket's path may have some hundred bytes only. */
const LONGEST_PATH = 90
/** Who took the same stale lock in the same moment has done so by then. */
const SETTLED_MS = 200

/**
 * Keeps the folder for this process; two on one folder would destroy it. The lock is a socket in the
 * folder that this process listens at: it dies with the process, however that ends, no number of another
 * process can fake it, and every process that shares the folder sees it, in other containers too.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
  } catch (error) {
    throw new Error(`DATA_DIR: ${folder} is no folder that can be written`, { cause: error })
  }
  const { path, forget } = await shortPathTo(await realpath(folder))
  const own = randomUUID()
  const server = createServer((socket) => {
    // Who only looks may be gone before it is answered.
    socket.on('error', () => {})
    socket.end(own)
  })
  server.unref()
  const give = async (): Promise<void> => {
    if (server.listening) await new Promise<void>((resolve) => server.close(() => resolve()))
    await forget()
  }
  try {
    if (await isTaken(server, path)) throw new Error(takenBy(folder))
    await sleep(SETTLED_MS)
    if ((await ownerOf(path)) !== own) throw new Error(takenBy(folder))
  } catch (error) {
    await give()
    throw error
  }
  return give
}

/** Listens, unless somebody else does; a socket that nobody listens at any more is put away first. */
async function isTaken(server: Server, path: string): Promise<boolean> {
  if (await listens(server, path)) return false
  if ((await ownerOf(path)) !== undefined) return true
  const aside = `${path}.${randomUUID().slice(0, 8)}`
  await rename(path, aside).catch(() => {})
  // In between another starter may have put it away and begun to listen: then this socket is theirs.
  if ((await ownerOf(aside)) !== undefined) {
    await rename(aside, path)
    return true
  }
  await rm(aside, { force: true })
  return !(await listens(server, path))
}

function takenBy(folder: string): string {
  return `another Getaway uses the folder ${folder}; stop it, or set DATA_DIR to another folder`
}

async function shortPathTo(folder: string): Promise<{ path: string; forget(): Promise<void> }> {
  const path = join(folder, 'lock')
  if (process.platform === 'win32')
    return { path: `\\\\.\\pipe\\${path.replaceAll(/[\\/:]/g, '-')}`, forget: async () => {} }
  if (Buffer.byteLength(path) <= LONGEST_PATH) return { path, forget: async () => {} }
  const link = join(tmpdir(), `getaway-${randomUUID().slice(0, 8)}`)
  await symlink(folder, link)
  return { path: join(link, 'lock'), forget: () => rm(link, { force: true }) }
}

function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error)
    server.once('error', fail)
    server.listen(path, () => {
      server.off('error', fail)
      resolve(true)
    })
  })
}

/** What the process that listens there says; undefined if none does. */
function ownerOf(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(path)
    socket.on('data', (chunk) => {
      said += String(chunk)
    })
    socket.once('end', () => resolve(said))
    socket.once('error', () => resolve(undefined))
  })
}
