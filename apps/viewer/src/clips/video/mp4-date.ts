/** Seconds from the beginning of 1904, from where MP4 counts, to that of 1970. */
const TO_1970 = 2_082_844_800
const HEADERS = new Set(['mvhd', 'tkhd', 'mdhd'])
const FOLDERS = new Set(['moov', 'trak', 'mdia'])

/**
 * Writes into an MP4 that it was made at that instant (µs), wherever its headers say when. The muxer takes the clock's
 * time; with the match's own, the same clip is the same file.
 */
export function dateMp4(bytes: Uint8Array, instant: number): void {
  const date = Math.floor(instant / 1_000_000) + TO_1970
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  dateBoxes(view, 0, bytes.byteLength, date)
}

function dateBoxes(view: DataView, from: number, until: number, date: number): void {
  for (let at = from; at + 8 <= until; ) {
    const short = view.getUint32(at)
    const isLong = short === 1
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? until - at : short
    const name = String.fromCharCode(...[4, 5, 6, 7].map((byte) => view.getUint8(at + byte)))
    const body = at + (isLong ? 16 : 8)
    if (size < body - at) return
    if (FOLDERS.has(name)) dateBoxes(view, body, at + size, date)
    else if (HEADERS.has(name)) dateHeader(view, body, date)
    at += size
  }
}

/** Version 1 has both instants in eight bytes each. */
function dateHeader(view: DataView, body: number, date: number): void {
  const isLong = view.getUint8(body) === 1
  for (const nth of [0, 1]) {
    if (isLong) view.setBigUint64(body + 4 + 8 * nth, BigInt(date))
    else view.setUint32(body + 4 + 4 * nth, date)
  }
}
