import { VIEWS, type View, type ViewChoice } from '../../stage/camera/view-choice.ts'
import { useWords } from '../common/app-context.ts'
import stageStyles from './table-stage.module.css'

/** Signs on a square of 16: a path and its end, a clapper, a camera going round, a table from above, a hand's arrows. */
const SIGNS: Readonly<Record<View, string>> = {
  follow: 'M2.5 13.5h4v-6h6M9.8 4.5l3 3-3 3',
  director: 'M2.5 7.5h11v6h-11zM2.5 7.5l-.4-3.6 10.8-1.5.4 2.6L2.5 7.5M6 3.4l1.4 3.4M9.6 2.9l1.5 3.3',
  cinematic: 'M13.8 8c0 2-2.6 3.6-5.8 3.6S2.2 10 2.2 8 4.8 4.4 8 4.4M6.2 2.4l2.2 2-2.2 2M8 8h.01',
  top: 'M2.5 2.5h11v11h-11zM6.2 2.5v11M9.8 2.5v11M2.5 6.2h11M2.5 9.8h11',
  free: 'M8 1.8v12.4M1.8 8h12.4M6 3.8l2-2 2 2M6 12.2l2 2 2-2M3.8 6l-2 2 2 2M12.2 6l2 2-2 2',
}

/** The buttons that choose a camera. */
export function ViewButtons({ views }: { readonly views: ViewChoice }) {
  const say = useWords()
  const view = views.view.value
  return (
    <fieldset class={stageStyles.views} aria-label={say('camera.label')}>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          value={one}
          aria-pressed={view === one}
          title={say(`camera.${one}`)}
          onClick={() => views.choose(one)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={SIGNS[one]} />
          </svg>
          <span>{say(`camera.${one}`)}</span>
        </button>
      ))}
    </fieldset>
  )
}
