import { DataTexture, NearestFilter, SRGBColorSpace } from 'three'

/** A picture of plain colours side by side, and where each lies in it. */
export interface PlainColours {
  readonly texture: DataTexture
  spotOf(nth: number): { readonly u: number; readonly v: number; readonly size: number }
  dispose(): void
}

/** For what has no picture of its own: colours as `#rrggbb`. */
export function createPlainColours(colours: readonly string[]): PlainColours {
  const data = new Uint8Array(colours.flatMap((colour) => [...channelsOf(colour), 255]))
  const texture = new DataTexture(data, colours.length, 1)
  texture.colorSpace = SRGBColorSpace
  texture.magFilter = NearestFilter
  texture.needsUpdate = true
  return {
    texture,
    spotOf: (nth) => ({ u: (nth + 0.5) / colours.length, v: 0.5, size: 0 }),
    dispose: () => texture.dispose(),
  }
}

function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16))
}
