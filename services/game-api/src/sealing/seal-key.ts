import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fingerprint, publicKeyOf, signSeal } from '@getaway/engine'
import { signTournament, type TournamentProof } from '@getaway/engine/tournament'
import { derivedSecret } from '../secrets/tokens.ts'

/** The key by which this service vouches for finished matches. */
export interface SealKey {
  readonly id: string
  readonly publicKey: string
  /** The data of the seal of that match after that hash. */
  seal(matchId: string, previousHash: string): SealData
  /** The same of a tournament's log or archive. */
  sealTournament(proof: TournamentProof): SealData
  /** A hash that only holders of this key can compute, always the same for that text and purpose. */
  keyedHash(purpose: string, text: string): string
}

/** As a log holds it. */
interface SealData {
  readonly [field: string]: string
  readonly key: string
  readonly publicKey: string
  readonly signature: string
}

/** The key in the file (PKCS #8, PEM), made if there is none yet; without a file one for this run only. */
export async function openSealKey(file: string | undefined): Promise<SealKey> {
  return sealKeyOf(file === undefined ? newKey() : await keyIn(file))
}

function sealKeyOf(secret: KeyObject): SealKey {
  const { d = '' } = secret.export({ format: 'jwk' })
  const privateKey = Uint8Array.from(Buffer.from(d, 'base64url'))
  const publicKey = publicKeyOf(privateKey)
  const id = fingerprint(publicKey) ?? ''
  return {
    id,
    publicKey,
    seal: (matchId, previousHash) => ({ ...signSeal({ key: id, privateKey, matchId, previousHash }) }),
    sealTournament: (proof) => ({ ...signTournament(proof, id, privateKey) }),
    keyedHash: (purpose, text) => derivedSecret(derivedSecret(d, purpose), text),
  }
}

async function keyIn(file: string): Promise<KeyObject> {
  const pem = (await textOf(file)) ?? (await made(file))
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // Said below: what is wrong with it in OpenSSL's words helps nobody.
  }
  throw new Error(`SEAL_KEY_FILE: ${file} must hold an Ed25519 private key as PEM`)
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(`SEAL_KEY_FILE: ${file} can't be read`, { cause: error })
  }
}

async function made(file: string): Promise<string> {
  const pem = String(newKey().export({ type: 'pkcs8', format: 'pem' }))
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, pem, { mode: 0o600, flag: 'wx' })
    return pem
  } catch (error) {
    // Another process was first: the key is its.
    const theirs = (error as NodeJS.ErrnoException).code === 'EEXIST' ? await textOf(file) : undefined
    if (theirs !== undefined) return theirs
    throw new Error(`SEAL_KEY_FILE: ${file} can't be written`, { cause: error })
  }
}

function newKey(): KeyObject {
  return generateKeyPairSync('ed25519').privateKey
}
