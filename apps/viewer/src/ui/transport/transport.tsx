import { within } from '../../playback/playback.ts'
import type { LogSource } from '../../saving/page-of-match.ts'
import type { ViewingCourse } from '../../viewing/course.ts'
import { ZOOM } from '../../viewing/watching-keys.ts'
import { useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import { clockText } from '../common/clock-text.ts'
import { PageIcon } from '../common/icons.tsx'
import { lazily } from '../common/lazily.tsx'
import { type Mark, TimelineStrip } from '../timeline/timeline-strip.tsx'
import { SpeedChoice } from './speed-choice.tsx'
import styles from './transport.module.css'
import { TransportMenu } from './transport-menu.tsx'

/** Only where one looks closely. */
const StripMap = lazily(async () => (await import('../timeline/strip-map.tsx')).StripMap)

interface Props {
  readonly course: ViewingCourse
  readonly marks?: readonly Mark[] | undefined
  /** The address of what is shown now. */
  readonly linkHere: (() => string) | undefined
  /** Where the log is, to save the match; undefined where nothing is to be saved. */
  readonly log?: LogSource | undefined
  /** Opens what there is to share of the match; undefined: nothing. */
  readonly onShare?: (() => void) | undefined
  readonly onFullScreen: () => void
  readonly onHelp: () => void
  /** Undefined: somebody plays here, who has no time for it. */
  readonly onPhoto?: (() => void) | undefined
  /** Leads others through the match; undefined: not this one, or not now. */
  readonly onLead?: (() => void) | undefined
  /** Leads to what stands further down, where it is not beside the table. */
  readonly onPanel: () => void
}

/** Play, pause, step, speed, the strip, the way back to live, and a menu for the rest. */
export function Transport(props: Props) {
  const { course, marks, linkHere, log, onShare, onFullScreen, onHelp, onPhoto, onLead, onPanel } = props
  const say = useWords()
  const { viewing } = course
  const { isPlaying } = viewing.playback.value
  return (
    <div class={styles.transport}>
      <TimelineStrip course={course} marks={marks} />
      <div class={styles.controls}>
        <button
          type="button"
          class={styles.round}
          aria-label={say('control.back')}
          onClick={() => viewing.step(-1)}
        >
          <PageIcon name="back" />
        </button>
        <button
          type="button"
          class={classNames(styles.round, styles.big)}
          aria-label={say(isPlaying ? 'control.pause' : 'control.play')}
          onClick={viewing.toggle}
        >
          <PageIcon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          class={styles.round}
          aria-label={say('control.on')}
          onClick={() => viewing.step(1)}
        >
          <PageIcon name="on" />
        </button>
        <Position course={course} />
        <span class={styles.gap}>
          <Zoomed course={course} />
        </span>
        <BackToLive course={course} />
        <span class={classNames(styles.zoom, styles.wide)}>
          <button
            type="button"
            class={styles.round}
            aria-label={say('strip.further')}
            title={say('strip.further')}
            disabled={!course.lens.value}
            onClick={() => course.zoom(1 / ZOOM)}
          >
            <PageIcon name="minus" />
          </button>
          <button
            type="button"
            class={styles.round}
            aria-label={say('strip.closer')}
            title={say('strip.closer')}
            onClick={() => course.zoom(ZOOM)}
          >
            <PageIcon name="plus" />
          </button>
        </span>
        <SpeedChoice viewing={viewing} />
        {onShare && (
          <button
            type="button"
            class={classNames(styles.round, styles.wide)}
            aria-label={say('control.share')}
            title={say('control.share')}
            onClick={onShare}
          >
            <PageIcon name="share" />
          </button>
        )}
        <TransportMenu
          course={course}
          linkHere={linkHere}
          log={log}
          onShare={onShare}
          onFullScreen={onFullScreen}
          onHelp={onHelp}
          onPhoto={onPhoto}
          onLead={onLead}
        />
        <button
          type="button"
          class={classNames(styles.round, styles.wide)}
          aria-label={say('control.full')}
          title={`${say('control.full')} (F)`}
          onClick={onFullScreen}
        >
          <PageIcon name="full" />
        </button>
        <button
          type="button"
          class={classNames(styles.round, styles.low)}
          aria-label={say('panel.moves')}
          onClick={onPanel}
        >
          <PageIcon name="list" />
        </button>
      </div>
    </div>
  )
}

/** A component of its own, so that the clock re-renders nothing else. */
function Position({ course: { viewing, isHiding } }: Pick<Props, 'course'>) {
  const span = viewing.span.value
  const { start, end, isLive } = span
  return (
    <span class={isLive ? classNames(styles.position, styles.moving) : styles.position}>
      <b>{clockText(within(span, viewing.instant.value) - start)}</b>
      {!isHiding.value && <span> / {clockText(end - start)}</span>}
    </span>
  )
}

function BackToLive({ course: { viewing } }: Pick<Props, 'course'>) {
  const say = useWords()
  const { isFollowing } = viewing.playback.value
  if (!viewing.span.value.isLive) return null
  const isAtEnd = isFollowing && viewing.reception.value === 'well'
  return (
    <button
      type="button"
      class={isAtEnd ? classNames(styles.live, styles.atEnd) : styles.live}
      aria-pressed={isFollowing}
      aria-label={say(isFollowing ? 'control.live' : 'control.to-live')}
      onClick={viewing.follow}
    >
      <i />
      <span class={isFollowing ? undefined : styles.wide}>
        {say(isFollowing ? 'control.live' : 'control.to-live')}
      </span>
      {!isFollowing && (
        <span class={styles.narrow}>
          <PageIcon name="end" />
        </span>
      )}
    </button>
  )
}

function Zoomed({ course }: { readonly course: ViewingCourse }) {
  return course.lens.value ? <StripMap course={course} /> : null
}
