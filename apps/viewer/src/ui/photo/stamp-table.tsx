import { marginText, offsetText } from '../../language/margin-text.ts'
import type { Lane, Photo } from '../../photo/photo-of.ts'
import { useApp } from '../common/app-context.ts'
import { inSeatColour } from '../common/in-colour.ts'
import styles from './photo-finish.module.css'
import { usePhotoWords } from './use-photo-words.ts'

interface Props {
  readonly photo: Photo
  readonly nameOf: (seat: number) => string
}

/** The same as the picture, in figures. */
export function StampTable({ photo, nameOf }: Props) {
  const { language } = useApp()
  const say = usePhotoWords()
  const offset = (us: number | undefined) =>
    us === undefined ? say('photo.unknown') : offsetText(us, language.value)
  const length = (us: number | undefined) =>
    us === undefined ? say('photo.unknown') : marginText(us, language.value)
  const rows: readonly [string, (lane: Lane) => string][] = [
    [say('photo.claimed'), ({ claimed }) => offset(claimed)],
    [say('photo.error'), ({ error }) => length(error)],
    [say('photo.received'), ({ received }) => offset(received)],
    [say('photo.trip'), ({ rtt }) => length(rtt)],
    [say('photo.window'), ({ earliest }) => offset(earliest)],
    [say('photo.counted'), ({ counted }) => offset(counted)],
    [say('photo.by'), ({ decidedBy }) => say(`photo.by.${decidedBy}`)],
  ]
  return (
    <table class={styles.stamps}>
      <caption>{say('photo.figures')}</caption>
      <thead>
        <tr>
          <td />
          {photo.lanes.map((lane) => (
            <th key={lane.seq} scope="col" style={inSeatColour(lane.seat)}>
              {nameOf(lane.seat)} <small>{lane.act}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, told]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {photo.lanes.map((lane) => (
              <td key={lane.seq}>{told(lane)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
