/** What this browser keeps; undefined where it refuses even to be asked. */
export function ownStorage(): Storage | undefined {
  try {
    return localStorage
  } catch {
    return undefined
  }
}
