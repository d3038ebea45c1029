const FINAL_TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/**
 * The text as a whole WebSocket frame (RFC 6455, 5.2) of a server, which masks nothing: so the same bytes go
 * to everybody, in one write each.
 */
export function textFrame(text: string): { readonly text: Buffer; readonly framed: Buffer } {
  const length = Buffer.byteLength(text)
  const head = length < TWO_BYTES ? 2 : length < 65_536 ? 4 : 10
  const framed = Buffer.allocUnsafeSlow(head + length)
  framed[0] = FINAL_TEXT
  if (head === 2) framed[1] = length
  else if (head === 4) {
    framed[1] = TWO_BYTES
    framed.writeUInt16BE(length, 2)
  } else {
    framed[1] = EIGHT_BYTES
    framed.writeBigUInt64BE(BigInt(length), 2)
  }
  framed.write(text, head)
  return { text: framed.subarray(head), framed }
}
