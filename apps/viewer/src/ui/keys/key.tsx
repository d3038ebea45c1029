import { shortened, signOf } from '../../input/keys/key-signs.ts'
import { KEY_TABLE, type KeyAction, type KeyRow } from '../../input/keys/key-table.ts'
import { useWords } from '../common/app-context.ts'

/** The key that does something, as the table of keys has it. */
export function Key({ of }: { readonly of: KeyAction }) {
  const say = useWords()
  const rows: readonly KeyRow[] = KEY_TABLE
  const [key = ''] = rows.flatMap(({ keys }) => keys[of] ?? [])
  return <kbd>{signOf(key, say)}</kbd>
}

/** All keys of a row; a row of digits by its ends. */
export function KeysOf({ row }: { readonly row: KeyRow }) {
  const say = useWords()
  return (
    <>
      {shortened(Object.values(row.keys).flat()).map((key) =>
        key === '…' ? <i key={key}>–</i> : <kbd key={key}>{signOf(key, say)}</kbd>,
      )}
    </>
  )
}
