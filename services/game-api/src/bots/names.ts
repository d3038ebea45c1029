import { secretRandom } from '../secrets/secrets.ts'

const NAMES = [
  'Magpie',
  'Falcon',
  'Otter',
  'Lynx',
  'Marten',
  'Heron',
  'Vixen',
  'Badger',
  'Jackdaw',
  'Stoat',
  'Kestrel',
  'Hare',
]

/** A name that nobody at the table has. */
export function botName(taken: readonly string[]): string {
  const free = NAMES.filter((name) => !taken.includes(name))
  return free[secretRandom(free.length)] ?? `Bot ${taken.length + 1}`
}
