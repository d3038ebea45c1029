import { useEffect, useState } from 'preact/hooks'

/** A piece of the page that is fetched when it is wanted; undefined until then, and where it cannot be had. */
export function useModule<Module>(
  load: () => Promise<Module>,
  isWanted: boolean,
  /** Another key fetches another module. */
  name = '',
): { readonly module: Module | undefined; readonly hasFailed: boolean } {
  const [module, setModule] = useState<{ readonly it: Module }>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let isHere = true
    load().then(
      (it) => isHere && setModule({ it }),
      (error: unknown) => {
        if (isHere) setFailed(true)
        reportError(error)
      },
    )
    return () => {
      isHere = false
    }
  }, [isWanted, name])
  return { module: module?.it, hasFailed }
}
