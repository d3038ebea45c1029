import { signal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { gameEntryOf } from '../../games/registry.ts'
import { createTableSurface, type TableSurface } from '../../input/table-surface.ts'
import { sayOfPlay } from '../../language/play-words.ts'
import type { HeldSeat } from '../../playing/held-seat.ts'
import type { PlayerHand } from '../../playing/player-hand.ts'
import { openHelpCard } from '../../rules/help-card-state.ts'
import { createViewChoice } from '../../stage/camera/view-choice.ts'
import type { Point } from '../../table/extent.ts'
import type { Viewing } from '../../viewing/viewing.ts'
import { keysOfCourse } from '../../viewing/watching-keys.ts'
import { useApp, useWords } from '../common/app-context.ts'
import { classNames } from '../common/class-names.ts'
import controlStyles from '../common/controls.module.css'
import { Outline } from '../common/icons.tsx'
import { inOwnColours } from '../common/in-colour.ts'
import { lazily } from '../common/lazily.tsx'
import { useModule } from '../common/use-module.ts'
import { useKeyHelp } from '../keys/use-key-help.tsx'
import { useKeys } from '../keys/use-keys.ts'
import { toggleFullScreen } from '../match/full-screen.ts'
import { Scoreboard } from '../match/scoreboard.tsx'
import { StatusPanel } from '../match/status-panel.tsx'
import { useAddress } from '../match/use-address.ts'
import { useCourse } from '../match/use-course.ts'
import { useHeading } from '../match/use-heading.ts'
import { MoveList } from '../moves/move-list.tsx'
import { ToldMoves } from '../moves/told-moves.tsx'
import { TableView } from '../table/table-view.tsx'
import { Transport } from '../transport/transport.tsx'
import { ActBar } from './act-bar.tsx'
import { useAfterPhoto } from './after/use-after-photo.ts'
import { useLessons } from './after/use-lessons.ts'
import { ChoicePad } from './hand/choice-pad.tsx'
import { HeldHand } from './hand/held-hand.tsx'
import { useHoldsFew } from './hand/use-holds-few.ts'
import { OwnLine } from './line/own-line.tsx'
import styles from './play-table.module.css'
import { useLater } from './use-later.ts'
import type { PlayerAtTable } from './use-player.ts'

const PhotoFinish = lazily(async () => (await import('../photo/photo-finish.tsx')).PhotoFinish)
const Offer = lazily(async () => (await import('../match/offer.tsx')).Offer)
const HandTools = lazily(async () => (await import('./hand/hand-tools.tsx')).HandTools)
const TableMenu = lazily(async () => (await import('./menu/table-menu.tsx')).TableMenu, MenuToCome)
const GiveUpDialog = lazily(async () => (await import('../common/give-up-dialog.tsx')).GiveUpDialog)

interface Props extends PlayerAtTable {
  readonly match: string
  readonly viewing: Viewing
  readonly seat: HeldSeat
  /** Why the hand cannot be played here now: said over the table, in the hand's place. */
  readonly elsewhere?: ComponentChildren
  /** Gives the match up for good; rejects if that failed. */
  readonly onLeave: () => void | Promise<void>
  /** What stands first beside the table. */
  readonly beside?: ComponentChildren
  /** What lies over the head of the table, instead of the score, and tells how many px of it are covered. */
  readonly over?: ((onFoot: (px: number) => void) => ComponentChildren) | undefined
  /** Made by a page that has to know where the table is seen. */
  readonly surface?: TableSurface | undefined
  /** What there is to do after a match in this browser. */
  readonly ended?: ComponentChildren
  /** The match is in this browser only: no link leads to it. */
  readonly isLocal?: boolean
}

/** As wide as the menu, so that nothing moves when it comes. */
function MenuToCome() {
  return <span class={styles.tool} />
}

/** A hand that is played elsewhere takes nothing here. */
const NOBODY = signal<PlayerHand | undefined>(undefined)

const QUESTION = 'M8.500 9a3.500 3.500 0 1 1 5.200 3.100c-1.100.6-1.700 1.300-1.700 2.600M12 18.500h.01'
/** What lies over the table begins under what it is looked at with. */
const CONTROLS_FOOT = 58

const HISTORY = 'M4.500 12a7.500 7.500 0 1 0 2.400-5.500M4.500 3.500v4.500h4.500M12 8v4.500l3 2'

/** A match as its player has it: the table, under it their hand, and what they need to know of both. */
export function PlayTable(props: Props) {
  const { match, viewing, seat, player, acting, inputDelay, elsewhere, onLeave } = props
  const { beside, over, ended, isLocal = false } = props
  const { language, settings } = useApp()
  const { profile } = useApp().player
  const say = useWords()
  const course = useCourse(viewing)
  const whole = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const [foot, setFoot] = useState(0)
  const [head, setHead] = useState(0)
  const [overFoot, setOverFoot] = useState(0)
  const looksBack = useSignal(false)
  const [isLeaving, setLeaving] = useState(false)
  const { help, sheet } = useKeyHelp()
  const views = useMemo(() => createViewChoice(), [viewing])
  const surface = useMemo(() => props.surface ?? createTableSurface(), [props.surface])
  const route = useMemo(
    () => (isLocal ? ({ page: 'file' } as const) : ({ page: 'watch', match } as const)),
    [match, isLocal],
  )
  const linkHere = useAddress(viewing, route)
  const fullScreen = () => toggleFullScreen(whole.current)
  useKeys(useMemo(() => keysOfCourse(course), [course]))
  useKeys({ help, view: views.next, full: fullScreen })
  useHeading(course, 'watch')

  // Other people may see this screen: it must not give the hand away.
  const isHandShown = useSignal(false)
  const isPrivate = settings.isStreaming.value || settings.coversHand.value
  const isCovered = isPrivate && !isHandShown.value
  useEffect(() => viewing.lookAs({ isHandHidden: isCovered }), [viewing, isCovered])
  const { module: cover } = useModule(() => import('./hand/cover.tsx'), isPrivate)
  useSignalEffect(() => viewing.lookAs({ colour: profile.value.colour }))
  const aimed = useSignal<Point | undefined>(undefined)
  useSignalEffect(() => {
    const [cell, own] = [aimed.value, seat.seat.value]
    const aim = cell && own !== undefined ? [{ ...cell, seat: own }] : []
    viewing.lookAs({ pointed: [...seat.pointed.value, ...aim] })
  })

  const game = useComputed(() => viewing.known.value?.game.id).value
  const hasRules = gameEntryOf(game)?.loadRulebook !== undefined
  const { module: card } = useModule(() => import('../rules/help-card.tsx'), hasRules)
  const isOver = useComputed(() => viewing.told.known.value?.isOver === true).value
  const hasMoves = useComputed(() => viewing.plan.value !== undefined).value
  const [hand, rules] = [elsewhere ? undefined : player.value, acting.value]
  const told = useAfterPhoto(viewing, seat)
  const photo = told.photo.value
  const [photoFoot, setPhotoFoot] = useState(0)
  // A page with a teacher of its own explains refusals itself.
  const isTaught = over !== undefined
  const ending = elsewhere ? undefined : told.ending.value
  const hasTeam = useComputed(() => viewing.known.value !== undefined && seat.teammates().length > 0).value
  const { module: consult } = useModule(() => import('./consult/consult.tsx'), hasTeam)
  const isLater = useLater()
  const { module: after } = useModule(
    () => import('./after/after-card.tsx'),
    isLater || told.ending.value !== undefined,
  )
  const turn = told.turn.value
  const lessons = useLessons(player, seat)
  const lesson = ending || isTaught ? undefined : lessons.open.value
  const { module: lessonCard } = useModule(() => import('./after/lesson-card.tsx'), lesson !== undefined)
  const [lessonHead, setLessonHead] = useState(0)
  const kind = useComputed(() => {
    if (told.ending.value) return 'ending'
    const drawn = player.value?.drawn
    if ((drawn?.choices.value.length ?? 0) > 0) return 'choices'
    if (drawn?.pad.value) return 'pad'
    return (drawn?.allPieces.value.length ?? 0) > 0 ? 'pieces' : 'nothing'
  }).value
  const hasHand = kind === 'pieces' || kind === 'pad'
  const isSaid = useComputed(
    () => acting.value?.padOf !== undefined || acting.value?.draftOf !== undefined,
  ).value
  const { module: saying } = useModule(() => import('./saying/saying.ts'), isSaid)
  const [pad, draft] = [player.value?.drawn.pad.value, player.value?.drawn.draft.value]
  const holdsFew = useHoldsFew(player)
  // The past stays in sight as long as somebody is in it.
  const isFollowing = useComputed(() => viewing.playback.value.isFollowing).value
  const isBack = looksBack.value || (!isFollowing && !ending)
  const lookBack = () => {
    looksBack.value = !isBack
    if (isBack) viewing.follow()
  }
  return (
    <div
      class={classNames(
        styles.playing,
        styles[kind],
        holdsFew && styles.few,
        isSaid && styles.said,
        turn?.isOwn && styles.ownTurn,
      )}
      style={inOwnColours(seat.seat.value, profile.value.colour)}
      ref={whole}
    >
      <p class={controlStyles.spoken} aria-live="polite">
        {ending && `${ending.title}. ${ending.reason} ${ending.next ?? ''}`}
      </p>
      <div class={styles.table} style={{ '--over-top': `${CONTROLS_FOOT}px` }}>
        <TableView
          tools={isTaught ? 'lesson' : 'all'}
          hasNoLens={kind === 'choices' || lesson !== undefined || photo !== undefined}
          viewing={viewing}
          views={views}
          foot={photo !== undefined ? photoFoot : ending ? 0 : foot}
          head={Math.max(head, overFoot, lesson ? lessonHead : 0)}
          player={elsewhere ? NOBODY : player}
          surface={surface}
        >
          {!over && <Scoreboard viewing={viewing} ownSeat={seat.seat.value} onHead={setHead} />}
          {!elsewhere && !ending && (
            <ActBar
              viewing={viewing}
              seat={seat}
              player={player}
              acting={acting}
              turn={turn}
              isTaught={isTaught}
              onFoot={setFoot}
            />
          )}
          {lesson && lessonCard && game !== undefined && (
            <lessonCard.LessonCard
              key={lesson.code}
              game={game}
              lesson={lesson}
              onClose={lessons.close}
              onHead={setLessonHead}
            />
          )}
          {elsewhere}
          {photo !== undefined && (
            <PhotoFinish
              course={course}
              match={isLocal ? undefined : match}
              at={photo}
              onClose={told.closePhoto}
              onFoot={setPhotoFoot}
            />
          )}
          {rules && consult && <consult.Pointed viewing={viewing} seat={seat} acting={rules} />}
        </TableView>
        {over?.(setOverFoot)}
        {isBack && (
          <div class={styles.past}>
            <Transport
              course={course}
              linkHere={linkHere}
              onFullScreen={fullScreen}
              onHelp={help}
              onPanel={() => panel.current?.scrollIntoView()}
            />
          </div>
        )}
      </div>
      <section class={styles.tools} aria-label={sayOfPlay(language.value, 'tools')}>
        {kind === 'pieces' && hand && rules && <HandTools hand={hand} acting={rules} />}
        <div class={styles.line}>
          <button
            type="button"
            class={classNames(styles.tool, styles.lookBack)}
            aria-pressed={isBack}
            aria-label={sayOfPlay(language.value, 'look-back')}
            title={sayOfPlay(language.value, 'look-back')}
            onClick={lookBack}
          >
            <Outline path={HISTORY} />
          </button>
          {hasRules && (
            <button
              type="button"
              class={classNames(styles.tool, styles.helpCard)}
              aria-label={say('help.title')}
              title={`${say('help.title')} (H)`}
              onClick={openHelpCard}
            >
              <Outline path={QUESTION} />
            </button>
          )}
          {hand && rules && consult && (
            <consult.Consult
              viewing={viewing}
              seat={seat}
              acting={rules}
              surface={surface}
              onAim={(cell) => {
                aimed.value = cell
              }}
            />
          )}
          <TableMenu
            hasRules={hasRules}
            onLookBack={lookBack}
            onKeys={help}
            onGiveUp={isTaught || isOver ? undefined : () => setLeaving(true)}
          />
          {!isLocal && <OwnLine seat={seat} inputDelay={inputDelay} />}
        </div>
      </section>
      {ending && after && (
        <after.AfterCard
          key={ending.key}
          match={match}
          course={course}
          seat={seat}
          ending={ending}
          photo={told}
          onGiveUp={() => setLeaving(true)}
          local={isLocal ? { ended } : undefined}
        />
      )}
      {hasHand && hand && (
        <div class={styles.hand}>
          {draft && saying && !(isCovered && kind === 'pieces') && (
            <saying.DraftBar hand={hand} draft={draft} />
          )}
          {kind === 'pieces' && !isCovered && <HeldHand hand={hand} surface={surface} />}
          {kind === 'pad' && pad && rules && saying && (
            <saying.KeyPad hand={hand} acting={rules} pad={pad} match={match} isOpen={!isCovered} />
          )}
          {isPrivate && cover && (
            <cover.Cover
              moved={hand.held}
              onShown={(isShown) => {
                isHandShown.value = isShown
              }}
            />
          )}
        </div>
      )}
      {kind === 'choices' && hand && rules && <ChoicePad viewing={viewing} hand={hand} acting={rules} />}
      <aside class={styles.panel} ref={panel}>
        {beside}
        {!isLocal && <Offer course={course} route={route} isSecond />}
        <StatusPanel viewing={viewing} ownSeat={seat.seat.value} />
        {hasMoves && <MoveList course={course} />}
      </aside>
      <ToldMoves course={course} />
      {sheet}
      {isLeaving && <GiveUpDialog onStay={() => setLeaving(false)} onGiveUp={onLeave} />}
      {game !== undefined && card && <card.HelpCard game={game} />}
    </div>
  )
}
