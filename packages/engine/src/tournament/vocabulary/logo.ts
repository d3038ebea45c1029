import { bytesToHex } from '@noble/hashes/utils.js'
import { base64 } from '@scure/base'
import * as v from 'valibot'
import { TOURNAMENT_BOUNDS } from './bounds.ts'

const LOGO = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/

/** The first bytes of each kind of picture, in hex; four of WebP's are its length. */
const STARTS: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpeg: /^ffd8ff/,
  webp: /^52494646.{8}57454250/,
}
const LONGEST_START = 12

/** A small picture of pixels that stands in the log itself: nothing in it can run, and nothing is fetched for it. */
export const logo = v.pipe(
  v.string(),
  v.maxLength(TOURNAMENT_BOUNDS.logo),
  v.check(isPicture, 'must be a PNG, JPEG or WebP as data:image/…;base64,…'),
)

function isPicture(text: string): boolean {
  const [, kind = '', data = ''] = LOGO.exec(text) ?? []
  try {
    return STARTS[kind]?.test(bytesToHex(base64.decode(data).subarray(0, LONGEST_START))) ?? false
  } catch {
    return false
  }
}
