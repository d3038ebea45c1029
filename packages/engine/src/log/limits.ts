// A log is the untrusted input of this project. A real one has a few hundred events of some 300 bytes.

/** One line without its line end, in bytes of UTF-8; a tile set in full takes about 20 KiB. */
export const MAX_LINE_BYTES = 256 * 1024

/** Events of one log; the longest match we can imagine has a few thousand. */
export const MAX_EVENTS = 100_000

/** The whole text, after decompression: what a small gzip file may at most unfold to. */
export const MAX_TEXT_BYTES = 64 * 1024 * 1024

/** Arrays and objects within each other; `game.created` needs six. */
export const MAX_DEPTH = 32
