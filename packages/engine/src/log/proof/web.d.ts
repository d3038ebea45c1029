/** Node and browsers both have it; the engine's tsconfig knows neither. */
interface TextDecoder {
  decode(input?: Uint8Array): string
}
declare var TextDecoder: {
  new (label: 'utf-8', options: { fatal: boolean; ignoreBOM: boolean }): TextDecoder
}
