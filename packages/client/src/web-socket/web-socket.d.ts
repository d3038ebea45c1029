import type { OpenSocket } from './socket.ts'

/** The `ws` library in Node, the global in browsers: package.json chooses, and a reader needs neither's types. */
export declare const openSocket: OpenSocket
