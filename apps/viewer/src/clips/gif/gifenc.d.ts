declare module 'gifenc' {
  type Palette = number[][]

  export function quantize(rgba: Uint8ClampedArray, most: number): Palette
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array<ArrayBuffer>
  export function GIFEncoder(): {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: {
        readonly palette?: Palette
        readonly delay: number
        readonly transparent?: boolean
        readonly transparentIndex?: number
        readonly dispose?: number
      },
    ): void
    finish(): void
    bytes(): Uint8Array<ArrayBuffer>
  }
}
