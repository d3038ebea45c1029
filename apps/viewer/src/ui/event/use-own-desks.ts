import { useMemo } from 'preact/hooks'
import type { DeskSecret } from '../../organising/desk-inbox.ts'
import { createOwnDesks, type OwnDesks } from '../../organising/own-desks.ts'
import { storageIn } from '../../surroundings.ts'
import { useApp } from '../common/app-context.ts'

let opened: OwnDesks | undefined
/** What was brought is kept once: it may be forgotten afterwards. */
let kept: DeskSecret | undefined

/** The tournaments that this browser organises, with the one that the address brought. */
export function useOwnDesks(): OwnDesks {
  const { deskSecret } = useApp()
  const brought = deskSecret.value
  return useMemo(() => {
    const desks = open()
    if (brought && brought !== kept) desks.bring(brought)
    kept = brought
    return desks
  }, [brought])
}

/** One for the whole document: other tabs change it, too. */
function open(): OwnDesks {
  if (opened) return opened
  const desks = createOwnDesks({
    kept: storageIn(() => localStorage),
    tab: storageIn(() => sessionStorage),
    now: Date.now,
  })
  addEventListener('storage', desks.reread)
  opened = desks
  return desks
}
