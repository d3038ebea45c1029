/** Reports that were asked for lately, and those that are being made: asked for twice, made once. */
export interface Results {
  get(key: string, make: () => Promise<string>): Promise<string>
}

export function createResults(most = 64): Results {
  /** The one that was asked for last stands last. */
  const known = new Map<string, Promise<string>>()
  return {
    get(key, make) {
      const report = known.get(key) ?? make()
      known.delete(key)
      known.set(key, report)
      report.catch(() => known.delete(key))
      const [oldest] = known.keys()
      if (known.size > most && oldest !== undefined) known.delete(oldest)
      return report
    },
  }
}
