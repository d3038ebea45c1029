import type { ReadonlySignal } from '@preact/signals'
import type { PointedAt } from '../../feed/pointed-cells.ts'
import type { AnyActing } from '../../table/acting.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { useApp } from './app-context.ts'

interface Props {
  readonly viewing: Viewing
  readonly pointed: ReadonlySignal<readonly PointedAt[]>
  readonly acting: Pick<AnyActing, 'phrases' | 'sayPlace'>
}

/** What players have just said to their teammates, and of which cell. */
export function PointedWords({ viewing, pointed, acting }: Props) {
  const { language } = useApp()
  const name = (of: number) => {
    const [table, known, plan] = [viewing.table.peek(), viewing.known.peek(), viewing.plan.peek()]
    const status =
      known && plan && table?.statusOf(known.timeline, plan, viewing.posed.peek(), language.value)
    return status?.players.find((one) => one.seat === of)?.name ?? String(of + 1)
  }
  const said = (say: string | undefined) =>
    acting.phrases.find((one) => one.say === say)?.words[language.value]
  return (
    <>
      {pointed.value.map(({ seat: of, x, y, say }) => (
        <p key={of}>
          <strong>{name(of)}:</strong> {said(say) ?? ''} ({acting.sayPlace({ x, y }, language.value)})
        </p>
      ))}
    </>
  )
}
