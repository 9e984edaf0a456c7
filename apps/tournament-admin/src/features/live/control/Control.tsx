import { useConnection } from '@torneo/client'
import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { MatchEventType } from '@torneo/contracts/match/match-events'
import { defaultSportRules } from '@torneo/contracts/tournament/tournament-sports'
import { periodsOf, periodsOfMatch } from '@torneo/domain/match/clock/periods'
import { formatSideScore } from '@torneo/domain/match/list/match-state'
import type { LiveAction } from '@torneo/domain/match/projection'
import { isAbandoned } from '@torneo/domain/match/result/endings'
import { pointsWithoutPlayer } from '@torneo/domain/match/result/scoring'
import { formatSet, runningPoints } from '@torneo/domain/match/result/sets'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { restoreFocus, useFocusHandover } from '@torneo/panel/collection/collection-focus'
import { lazyModal, lazyPart } from '@torneo/panel/screen/lazy-modal'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { useMedia } from '@torneo/ui/layout/use-media'
import { useWakeLock } from '@torneo/ui/layout/use-wake-lock'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { sports as sportsApi } from '../../../data/sports-api'
import { type EndingKind, endingsOf } from '../../../parts/endings/ending-kinds'
import { endingsTexts } from '../../../parts/endings/endings-texts'
import { TieConflict } from '../../../parts/endings/TieConflict'
import { matchTitle, sideName } from '../../../parts/match-labels'
import { CallButton } from '../calls/CallButton'
import type { OwnAction, ShownMatch } from '../engine/match-view'
import type { LiveMatch } from '../engine/use-live-match'
import { formatAction } from '../format-action'
import { liveTexts as texts } from '../live-texts'
import { useRosters } from '../use-rosters'
import { useLineUps } from './before/use-line-ups'
import { ClockControls } from './clock/ClockControls'
import { eventMinuteNow } from './clock/use-running-clock'
import { MatchOver } from './ending/MatchOver'
import { useFinish } from './ending/use-finish'
import { useReopen } from './ending/use-reopen'
import { ReplacedGoalNotice } from './events/ReplacedGoalNotice'
import { TeamActions } from './events/TeamActions'
import { Timeline } from './events/Timeline'
import { useEventSheets } from './events/use-event-sheets'
import { boardKeys } from './frame/board-keys'
import { Notes, BoardLayout, Side, Start, Teams } from './frame/BoardLayout'
import { ControlBar } from './frame/ControlBar'
import { ControlFoot } from './frame/ControlFoot'
import { KeysHelp } from './frame/KeysHelp'
import { SunSwitch } from './frame/SunSwitch'
import { UndoBar } from './frame/UndoBar'
import { useDeviceSwitch } from './frame/use-device-switch'
import { useLiveKeys } from './frame/use-live-keys'
import { clockLabel, Scoreboard } from './score/Scoreboard'
import { SetControls } from './score/SetControls'
import { hasOpenSide, isOutdated } from './sync/outdated'
import { RejectedList } from './sync/RejectedList'
import { SyncBanner } from './sync/SyncBanner'
import { useDelayed } from './sync/use-delayed'
import { BoardPeople } from './two-people/BoardPeople'
import { DuplicateQuestions } from './two-people/DuplicateQuestions'
import { useMatchActions } from './use-match-actions'
import { useMessages } from './use-messages'
import { useStart } from './use-start'

interface ControlProps {
  readonly live: LiveMatch
  readonly shown: ShownMatch
  /** Address of the list. */
  readonly back: string
  readonly history: HistoryState
}

/** State of 'Historial', which is stored in the address. */
export interface HistoryState {
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

const HistoryModal = lazyModal(() => import('../history/HistoryModal'), { title: () => texts.history, size: 'lg' })

/** Loaded where there is something to do before the start. */
const BeforeStart = lazyPart(
  () => import('./before/BeforeStart'),
  () => null,
)

const EndingModal = lazyModal(() => import('../../../parts/endings/EndingModal'), {
  title: ({ match, kind }) => endingsTexts.titles[kind](matchTitle(match)),
  size: 'sm',
})

/** Step two (spec 2 §2): controls one match, with its score, clock and events. */
export function Control({ live, shown, back, history }: ControlProps) {
  const { match, events, waiting, rejected, duplicates, pendingFields, asOf, undoable } = shown
  const { status, isLive, sportId, homeTeam, awayTeam, homeTeamId, mustHaveWinner, extraTime } = match
  const id = useId()
  const headingId = `${id}-match`
  const timelineId = `${id}-timeline`
  const rosters = useRosters(match)
  const { byId } = rosters
  const { data: sports } = sportsApi.useList(undefined, {})
  const { state } = useConnection()
  // The server may be reachable while its database is not.
  const isOnline = state === 'online' && live.status !== 'failed'
  const isDisconnected = useDelayed(!isOnline)
  const keepFocus = useFocusHandover()
  const [ending, setEnding] = useState<EndingKind | null>(null)
  const [isHelping, setHelping] = useState(false)
  const messages = useMessages(match)
  const [isSunny, setSunny] = useDeviceSwitch('torneo:live:sun', false)
  const [wantsKeys, setWantsKeys] = useDeviceSwitch('torneo:live:keys', true)
  const { canAddPlayers, canInterrupt, canSeeHistory } = useCapabilities()
  const hasKeys = !useMedia('(pointer: coarse)')
  const areKeysOn = hasKeys && wantsKeys
  // The screen must stay on, or the next goal needs an unlock first.
  useWakeLock()

  const nameOf = useCallback((playerId: string) => byId.get(playerId)?.name ?? null, [byId])
  const format = (action: LiveAction, event: OwnAction['event'] = null) =>
    formatAction(action, { match, events, nameOf, event })
  const { kind: scoring, hasSets, countsPoints } = scoringOf(match.sport)
  const rules = sports?.items.find((sport) => sport.id === sportId)?.rules ?? defaultSportRules
  const periods = useMemo(
    () => periodsOfMatch(periodsOf(rules), { mustHaveWinner, extraTime }),
    [rules, mustHaveWinner, extraTime],
  )
  const { actions, announced } = useMatchActions({ live, shown, periods, format, timelineId })
  const [last] = undoable
  const hasSubstitutions = rules.substitutions === true
  const { open: openRegistration, ...sheets } = useEventSheets({
    match,
    events,
    rosters,
    hasSubstitutions,
    last,
    act: actions.act,
  })
  const reopening = useReopen(match, live.reload)
  const { discard } = live
  useEffect(() => {
    for (const action of rejected) if (isOutdated(action, match)) discard(action.key)
  }, [rejected, match, discard])

  const isOver = status === 'finished' || status === 'cancelled'
  // The focused element may disappear when the match begins or ends, and is on another screen when it opens.
  useEffect(() => restoreFocus([headingId]), [headingId, isOver, status])
  const openSheet = useCallback(
    (type: MatchEventType, side: MatchSide) => openRegistration({ type, side, ...eventMinuteNow(match, periods) }),
    [openRegistration, match, periods],
  )
  const endings = useMemo(() => (isOver || !canInterrupt ? [] : endingsOf(match)), [isOver, canInterrupt, match])
  const finish = useFinish({ shown, periods, rules, rosters, actions, register: openRegistration })
  const openHelp = useCallback(() => setHelping(true), [])
  const { isStarting, start } = useStart(actions.act)

  useLiveKeys(areKeysOn && status === 'live', boardKeys({ scoring, actions, openSheet, openHelp }))

  const [homeName, awayName] = [sideName(match, 'home'), sideName(match, 'away')]
  const teamNameOf = useCallback(
    (teamId: string) => (teamId === homeTeamId ? homeName : awayName),
    [homeTeamId, homeName, awayName],
  )
  const lineUps = useLineUps(match, rosters, rules.lineUps === true, teamNameOf)
  const playerOf = useCallback(
    (playerId: string, name: string | null) => {
      const player = byId.get(playerId)
      return player ? `${player.number} ${player.name}` : (name ?? texts.missingPlayer)
    },
    [byId],
  )

  return (
    <BoardLayout isSunny={isSunny} ignoresPresses={isStarting && status === 'live'}>
      <ControlBar back={back} match={match}>
        <CallButton onClick={() => messages.call('absent_team')} />
        <SunSwitch isOn={isSunny} onChange={setSunny} />
      </ControlBar>
      <Notes>
        <DuplicateQuestions duplicates={duplicates} scoring={rules.scoring} format={format} onDecide={live.decide} />
        {!isOver && <BoardPeople matchId={match.id} />}
        {messages.notes}
        {lineUps.notes}
        <TieConflict match={match} />
        <SyncBanner unsent={waiting.length} isOnline={isOnline} asOf={asOf} />
        <RejectedList
          rejected={rejected}
          match={match}
          format={format}
          onRetry={live.retry}
          onDiscard={live.discard}
          onReopen={reopening.confirmReopening}
        />
        {status === 'live' && !isLive && match.clockStalled && !hasSets && (
          <Notice tone="warning" role="alert">
            {texts.clockStalled}
          </Notice>
        )}
        <ReplacedGoalNotice
          match={match}
          warnings={finish.warnings}
          undoable={undoable}
          headingId={headingId}
          onStep={actions.score}
        />
      </Notes>
      {isOver ? (
        <MatchOver
          headingId={headingId}
          match={match}
          isUnsent={waiting.some(({ action }) => action.kind === 'finish') && !isOnline}
          back={back}
          isReopening={reopening.isBusy}
          onReopen={reopening.confirmReopening}
          onHistory={canSeeHistory ? history.open : undefined}
          onEnd={canInterrupt ? setEnding : undefined}
        />
      ) : (
        <>
          <Scoreboard
            headingId={headingId}
            match={match}
            pendingFields={pendingFields}
            isDisconnected={isDisconnected}
            periods={periods.count}
            areKeysOn={areKeysOn}
            onStep={actions.score}>
            {status === 'scheduled' ? null : hasSets ? (
              <SetControls
                match={match}
                onEnd={actions.endSet}
                onCorrect={actions.correctSets}
                onFinish={status === 'live' ? finish.open : undefined}
              />
            ) : (
              <ClockControls
                match={match}
                periods={periods}
                pendingFields={pendingFields}
                areKeysOn={areKeysOn}
                onMinute={actions.minute}
                onSetMinute={actions.setMinute}
                onHalf={actions.half}
                onToggle={actions.toggleClock}
                onPeriod={actions.period}
              />
            )}
          </Scoreboard>
          {status === 'scheduled' && (
            <Start>
              {hasOpenSide(match) ? (
                <Notice tone="info">{texts.sidesOpen}</Notice>
              ) : (
                <Button block variant="primary" size="xl" onClick={start}>
                  {isAbandoned(match) ? texts.resumeMatch : texts.start}
                </Button>
              )}
            </Start>
          )}
          {status === 'scheduled' && (rules.lineUps || !canAddPlayers) && (
            <BeforeStart match={match} rosters={rosters} lineUps={lineUps} />
          )}
          {status === 'live' && (
            <Teams>
              <TeamActions
                side="home"
                team={homeTeam}
                other={awayTeam}
                scoring={scoring}
                rules={rules}
                areKeysOn={areKeysOn}
                periods={periods}
                onOpen={openSheet}
                onAct={actions.act}
              />
              <TeamActions
                side="away"
                team={awayTeam}
                other={homeTeam}
                scoring={scoring}
                rules={rules}
                areKeysOn={areKeysOn}
                periods={periods}
                onOpen={openSheet}
                onAct={actions.act}
              />
            </Teams>
          )}
        </>
      )}
      <Side>
        <Timeline
          headingId={timelineId}
          events={events}
          rest={countsPoints ? pointsWithoutPlayer(match, events) : null}
          names={{ home: homeName, away: awayName }}
          teamNameOf={teamNameOf}
          playerOf={playerOf}
          onEdit={status === 'cancelled' ? undefined : sheets.edit}
          onName={status === 'cancelled' ? undefined : sheets.name}
          onRemove={isOver ? undefined : actions.remove}
        />
        {(!isOver || last) && (
          <UndoBar
            next={last ? format(last.action, last.event) : null}
            announced={announced}
            offer={isOver ? null : sheets.offer}
            shortcut={areKeysOn ? 'Z' : undefined}
            onUndo={(button) => {
              keepFocus(button, [headingId])
              actions.undo()
            }}
          />
        )}
      </Side>
      <ControlFoot
        areKeysOn={hasKeys && !isOver ? wantsKeys : null}
        onKeys={setWantsKeys}
        onHelp={openHelp}
        onReport={messages.report}
        onHistory={isOver || !canSeeHistory ? undefined : history.open}
        endings={endings}
        onEnd={setEnding}
        onFinish={status === 'live' ? finish.open : undefined}
      />
      {/* Omits the minute: screen readers announce only a new score or a stopped clock. */}
      <VisuallyHidden role="status">
        {homeName} {formatSideScore(match, 'home')}, {awayName} {formatSideScore(match, 'away')}.{' '}
        {status !== 'live'
          ? ''
          : hasSets
            ? formatSet(runningPoints(match))
            : clockLabel(match, isDisconnected, periods.count)}
      </VisuallyHidden>
      {sheets.element}
      {lineUps.sheet}
      {finish.sheets}
      {ending && <EndingModal match={match} kind={ending} onDone={live.reload} onClose={() => setEnding(null)} />}
      {history.isOpen && canSeeHistory && (
        <HistoryModal
          match={match}
          hasUnsent={waiting.length > 0}
          isReopening={reopening.isBusy}
          onReopen={reopening.confirmReopening}
          onChanged={live.reload}
          onClose={history.close}
        />
      )}
      {messages.sheets}
      {isHelping && (
        <KeysHelp
          home={homeName}
          away={awayName}
          scoring={scoring}
          periods={periods.count}
          onClose={() => setHelping(false)}
        />
      )}
    </BoardLayout>
  )
}
