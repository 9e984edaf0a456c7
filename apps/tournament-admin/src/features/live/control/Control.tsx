import { useConnection } from '@torneo/client'
import type { Match } from '@torneo/contracts/match/matches'
import { formatSideScore } from '@torneo/domain/match/list/match-state'
import { formatSet, runningPoints } from '@torneo/domain/match/result/sets'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { restoreFocus } from '@torneo/panel/collection/collection-focus'
import { lazyModal } from '@torneo/panel/screen/lazy-modal'
import { useCapabilities } from '@torneo/panel/screen/use-capabilities'
import { useMedia } from '@torneo/ui/layout/use-media'
import { useWakeLock } from '@torneo/ui/layout/use-wake-lock'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type EndingKind, endingsOf } from '../../../parts/endings/ending-kinds'
import { endingsTexts } from '../../../parts/endings/endings-texts'
import { matchTitle } from '../../../parts/match-labels'
import { CallButton } from '../calls/CallButton'
import type { ShownMatch } from '../engine/match-view'
import type { LiveMatch } from '../engine/use-live-match'
import { liveTexts as texts } from '../live-texts'
import { BeforeMatch } from './before/BeforeMatch'
import { BoardNotes } from './BoardNotes'
import { BoardSide } from './BoardSide'
import { BothTeams } from './during/BothTeams'
import { ScoreControls } from './during/ScoreControls'
import { MatchOver } from './ending/MatchOver'
import { boardKeys } from './frame/board-keys'
import { BoardLayout } from './frame/BoardLayout'
import { ControlBar } from './frame/ControlBar'
import { ControlFoot } from './frame/ControlFoot'
import { KeysHelp } from './frame/KeysHelp'
import { SunSwitch } from './frame/SunSwitch'
import { useDeviceSwitch } from './frame/use-device-switch'
import { useLiveKeys } from './frame/use-live-keys'
import { clockLabel, Scoreboard } from './score/Scoreboard'
import { useDelayed } from './sync/use-delayed'
import { type Board, useBoard } from './use-board'
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

const EndingModal = lazyModal(() => import('../../../parts/endings/EndingModal'), {
  title: ({ match, kind }) => endingsTexts.titles[kind](matchTitle(match)),
  size: 'sm',
})

/** Step two (spec 2 §2): controls one match, with its score, clock and events. */
export function Control({ live, shown, back, history }: ControlProps) {
  const { match, waiting, pendingFields } = shown
  const { status } = match
  const board = useBoard(live, shown)
  const { headingId, names, periods, actions, openSheet, reopening, finish } = board
  const { state } = useConnection()
  // The server may be reachable while its database is not.
  const isOnline = state === 'online' && live.status !== 'failed'
  const isDisconnected = useDelayed(!isOnline)
  const [ending, setEnding] = useState<EndingKind | null>(null)
  const [isHelping, setHelping] = useState(false)
  const messages = useMessages(match)
  const [isSunny, setSunny] = useDeviceSwitch('torneo:live:sun', false)
  const [wantsKeys, setWantsKeys] = useDeviceSwitch('torneo:live:keys', true)
  const { canInterrupt, canSeeHistory } = useCapabilities()
  const hasKeys = !useMedia('(pointer: coarse)')
  const areKeysOn = hasKeys && wantsKeys
  // The screen must stay on, or the next goal needs an unlock first.
  useWakeLock()

  const isOver = status === 'finished' || status === 'cancelled'
  // The focused element may disappear when the match begins or ends, and is on another screen when it opens.
  useEffect(() => restoreFocus([headingId]), [headingId, isOver, status])
  const endings = useMemo(() => (isOver || !canInterrupt ? [] : endingsOf(match)), [isOver, canInterrupt, match])
  const openHelp = useCallback(() => setHelping(true), [])
  const { isStarting, start } = useStart(actions.act)
  useLiveKeys(areKeysOn && status === 'live', boardKeys({ sport: match.sport, actions, openSheet, openHelp }))

  return (
    <BoardLayout isSunny={isSunny} ignoresPresses={isStarting && status === 'live'}>
      <ControlBar back={back} match={match}>
        <CallButton onClick={() => messages.call('absent_team')} />
        <SunSwitch isOn={isSunny} onChange={setSunny} />
      </ControlBar>
      <BoardNotes
        live={live}
        shown={shown}
        board={board}
        isOver={isOver}
        isOnline={isOnline}
        messages={messages.notes}
      />
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
            {status === 'live' && <ScoreControls shown={shown} board={board} areKeysOn={areKeysOn} />}
          </Scoreboard>
          {status === 'live' ? (
            <BothTeams match={match} board={board} events={shown.events} areKeysOn={areKeysOn} />
          ) : (
            <BeforeMatch match={match} board={board} onStart={start} />
          )}
        </>
      )}
      <BoardSide shown={shown} board={board} isOver={isOver} areKeysOn={areKeysOn} />
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
      <ScoreAnnouncement match={match} board={board} isDisconnected={isDisconnected} />
      {board.sheets.element}
      {board.lineUps.sheet}
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
          home={names.home}
          away={names.away}
          sport={match.sport}
          periods={periods.count}
          onClose={() => setHelping(false)}
        />
      )}
    </BoardLayout>
  )
}

interface ScoreAnnouncementProps {
  readonly match: Match
  readonly board: Board
  readonly isDisconnected: boolean
}

/** Omits the minute: screen readers announce only a new score or a stopped clock. */
function ScoreAnnouncement({ match, board: { names, periods }, isDisconnected }: ScoreAnnouncementProps) {
  return (
    <VisuallyHidden role="status">
      {names.home} {formatSideScore(match, 'home')}, {names.away} {formatSideScore(match, 'away')}.{' '}
      {match.status !== 'live'
        ? ''
        : scoringOf(match.sport).hasSets
          ? formatSet(runningPoints(match))
          : clockLabel(match, isDisconnected, periods.count)}
    </VisuallyHidden>
  )
}
