import { useCallback, useEffect, useId, useMemo, useState } from 'react'
import { useConfirm, useConnection } from '@torneo/client'
import type { MatchSide } from '@torneo/contracts/match-commands'
import { defaultSportRules } from '@torneo/contracts/tournament-sports'
import { closingDoubts } from '@torneo/domain/closing-check'
import type { LiveAction, TimelineEvent } from '@torneo/domain/match/projection'
import { minutePast } from '@torneo/domain/minute-past'
import { restoreFocus, useKeptFocus } from '@torneo/panel/collection-focus'
import { Button } from '@torneo/ui/Button'
import { Notice } from '@torneo/ui/Notice'
import { useMedia } from '@torneo/ui/use-media'
import { VisuallyHidden } from '@torneo/ui/VisuallyHidden'
import { useSportsQuery } from '../../../data/sports-api'
import { teamName } from '../../../parts/match-words'
import { actionWords, eventWords } from '../action-words'
import { closingSentences } from '../closing-words'
import type { OwnAction, ShownMatch } from '../engine/match-view'
import type { LiveMatch } from '../engine/use-live-match'
import { liveTexts as texts, type RegisteredType } from '../live-texts'
import { replacedGoal } from '../replaced-goal'
import { useRosters } from '../use-rosters'
import { ClockControls } from './ClockControls'
import { ClosingCheck } from './ClosingCheck'
import { ControlBar } from './ControlBar'
import { ControlFoot } from './ControlFoot'
import { EventSheet, type OpenSheet } from './EventSheet'
import { KeysHelp } from './KeysHelp'
import { MatchOver } from './MatchOver'
import { Notes, Panel, Side, Start, Teams } from './Panel'
import { RefusedList } from './RefusedList'
import { Scoreboard } from './Scoreboard'
import { SyncBanner } from './SyncBanner'
import { TeamActions } from './TeamActions'
import { SunSwitch } from './SunSwitch'
import { removeId, Timeline } from './Timeline'
import { UndoBar } from './UndoBar'
import { useDeviceSwitch } from './use-device-switch'
import { useLate } from './use-late'
import { useLiveKeys } from './use-live-keys'
import { useMatchActions } from './use-match-actions'
import { useReopen } from './use-reopen'
import { useStable } from './use-stable'
import { useWakeLock } from './use-wake-lock'

interface ControlProps {
  readonly live: LiveMatch
  readonly shown: ShownMatch
  /** The address of the list. */
  readonly back: string
}

const actionKeys = {
  home: { goal: 'W', yellow_card: 'E', red_card: 'R' },
  away: { goal: 'O', yellow_card: 'I', red_card: 'U' },
} as const

/** After 'Iniciar Partido' what lies under the finger is another button: it does not hear the second half of a double press, in milliseconds. */
const settling = 700

/** Step two (spec 2 §2): one match, its score, its clock and what happens in it. */
export function Control({ live, shown, back }: ControlProps) {
  const { match, events, waiting, refused, pendingFields, asOf, undoable } = shown
  const { status, isLive, sportId, homeTeam, awayTeam, homeTeamId, homeScore, awayScore, currentMinute, currentHalf } = match
  const id = useId()
  const headingId = `${id}-match`
  const timelineId = `${id}-timeline`
  const rosters = useRosters(match)
  const { byId } = rosters
  const { data: sports } = useSportsQuery()
  const { state } = useConnection()
  // The line may be there, and the database behind it not.
  const isOnline = state === 'online' && live.status !== 'failed'
  const isUnheard = useLate(!isOnline)
  const confirm = useConfirm()
  const keepFocus = useKeptFocus()
  const [sheet, setSheet] = useState<OpenSheet | null>(null)
  const [isClosing, setClosing] = useState(false)
  const [isHelping, setHelping] = useState(false)
  const [isSettling, setSettling] = useState(false)
  const [isSunny, setSunny] = useDeviceSwitch('torneo:live:sun', false)
  const [wantsKeys, setWantsKeys] = useDeviceSwitch('torneo:live:keys', true)
  const hasKeys = !useMedia('(pointer: coarse)')
  const areKeysOn = hasKeys && wantsKeys
  useWakeLock()

  const nameOf = useCallback((playerId: string) => byId.get(playerId)?.name ?? null, [byId])
  const wordsOf = (action: LiveAction, event: OwnAction['event'] = null) => actionWords(action, { match, events, nameOf, event })
  const { actions, said } = useMatchActions({ live, shown, wordsOf })
  const [last] = undoable
  const reopening = useReopen(match, live.reload)

  const isOver = status === 'finished' || status === 'cancelled'
  // What had the focus goes when the match begins or ends, and it comes from another screen when it is opened.
  useEffect(() => restoreFocus([headingId]), [headingId, isOver, status])
  useEffect(() => {
    if (!isSettling) return
    const timer = setTimeout(() => setSettling(false), settling)
    return () => clearTimeout(timer)
  }, [isSettling])

  const openSheet = useCallback((type: RegisteredType, side: MatchSide) => setSheet({ type, side, minute: currentMinute }), [currentMinute])
  const openClosing = useCallback(() => setClosing(true), [])
  const openHelp = useCallback(() => setHelping(true), [])
  const start = () => {
    setSettling(true)
    actions.act({ kind: 'start' })
  }
  const register = (chosen: Parameters<Parameters<typeof EventSheet>[0]['onRegister']>[0]) => {
    if (!sheet) return
    const { player, assistPlayerId } = chosen
    setSheet(null)
    actions.act({
      kind: 'event', type: sheet.type, teamId: player.teamId, playerId: player.id, assistPlayerId, minute: sheet.minute,
      names: { playerName: player.name, playerNumber: player.number, assistPlayerName: assistPlayerId && nameOf(assistPlayerId) },
    })
  }

  const ids = useMemo(() => events.map((event) => event.id), [events])
  const score = `${homeScore} – ${awayScore}`
  const remove = useStable(async (event: TimelineEvent) => {
    const opener = document.activeElement
    const what = eventWords(event)
    const sure = await confirm({
      title: texts.removeQuestion, body: event.type === 'goal' ? texts.removeGoalBody(what, score) : `${what}.`,
      confirmLabel: texts.removeConfirm, tone: 'danger',
    })
    if (!sure) return
    const at = ids.indexOf(event.id)
    keepFocus(opener, [...[...ids.slice(at + 1), ...ids.slice(0, at).toReversed()].map(removeId), timelineId])
    actions.act({ kind: 'event_deletion', eventId: event.id })
  })

  useLiveKeys(areKeysOn && !isOver, {
    'Q': () => actions.score('home', 1), 'A': () => actions.score('home', -1), 'P': () => actions.score('away', 1), 'L': () => actions.score('away', -1),
    'W': () => openSheet('goal', 'home'), 'E': () => openSheet('yellow_card', 'home'), 'R': () => openSheet('red_card', 'home'),
    'O': () => openSheet('goal', 'away'), 'I': () => openSheet('yellow_card', 'away'), 'U': () => openSheet('red_card', 'away'),
    'K': actions.toggleClock, ',': () => actions.minute(-1), '.': () => actions.minute(1), '1': () => actions.half(1), '2': () => actions.half(2),
    'Z': actions.undo, '?': openHelp,
  })

  const [homeName, awayName] = [teamName(homeTeam), teamName(awayTeam)]
  const teamNameOf = useCallback((teamId: string) => (teamId === homeTeamId ? homeName : awayName), [homeTeamId, homeName, awayName])
  const playerOf = useCallback((playerId: string, name: string | null) => {
    const player = byId.get(playerId)
    return player ? `${player.number} ${player.name}` : name ?? texts.missingPlayer
  }, [byId])
  const rules = sports?.items.find((sport) => sport.id === sportId)?.rules ?? defaultSportRules
  const doubts = closingDoubts(match, events, rules, waiting.length)
  const sentences = () => closingSentences(doubts, { home: homeName, away: awayName, nameOf: (playerId) => nameOf(playerId) ?? texts.missingPlayer })
  const replacedSide = replacedGoal(undoable, match)
  const surplus = doubts.find((doubt) => doubt.kind === 'score' && doubt.side === replacedSide && doubt.score > doubt.goals)

  return (
    <Panel isSunny={isSunny} isSettling={isSettling && status === 'live'}>
      <ControlBar back={back} match={match}><SunSwitch isOn={isSunny} onChange={setSunny} /></ControlBar>
      <Notes>
        <SyncBanner unsent={waiting.length} isOnline={isOnline} asOf={asOf} />
        <RefusedList refused={refused} match={match} wordsOf={wordsOf} onRetry={live.retry} onDiscard={live.discard} onReopen={reopening.ask} />
        {status === 'live' && !isLive && match.clockStalled && <Notice tone="warning" role="alert">{texts.clockStalled}</Notice>}
        {surplus?.kind === 'score' && (
          <Notice
            tone="info"
            role="status"
            action={
              <Button
                size="sm"
                onClick={({ currentTarget }) => {
                  keepFocus(currentTarget, [headingId])
                  actions.score(surplus.side, -1)
                }}
              >
                {texts.lessGoals(surplus.side === 'home' ? homeName : awayName)}
              </Button>
            }
          >
            {texts.replaced(surplus.side === 'home' ? homeName : awayName, surplus.score, surplus.goals)}
          </Notice>
        )}
      </Notes>
      {isOver
        ? (
          <MatchOver
            headingId={headingId}
            match={match}
            isUnsent={waiting.some(({ action }) => action.kind === 'finish') && !isOnline}
            back={back}
            isReopening={reopening.isBusy}
            onReopen={reopening.ask}
          />
        )
        : (
          <>
            <Scoreboard headingId={headingId} match={match} pendingFields={pendingFields} heardAt={isUnheard ? asOf : null} areKeysOn={areKeysOn} onStep={actions.score}>
              <ClockControls
                minute={currentMinute}
                past={status === 'live' ? minutePast(currentMinute, currentHalf, rules) : null}
                half={currentHalf}
                isLive={status === 'live'}
                isRunning={isLive}
                isMinutePending={pendingFields.has('minute')}
                isHalfPending={pendingFields.has('half')}
                areKeysOn={areKeysOn}
                onMinute={actions.minute}
                onHalf={actions.half}
                onToggle={actions.toggleClock}
              />
            </Scoreboard>
            {status === 'scheduled' && <Start><Button block variant="primary" size="xl" onClick={start}>{texts.start}</Button></Start>}
            <Teams>
              <TeamActions side="home" team={homeTeam} shortcuts={areKeysOn ? actionKeys.home : null} onOpen={openSheet} />
              <TeamActions side="away" team={awayTeam} shortcuts={areKeysOn ? actionKeys.away : null} onOpen={openSheet} />
            </Teams>
          </>
        )}
      <Side>
        <Timeline headingId={timelineId} events={events} teamNameOf={teamNameOf} playerOf={playerOf} onRemove={isOver ? undefined : remove} />
        {!isOver && (
          <UndoBar
            next={last ? wordsOf(last.action, last.event) : null}
            said={said}
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
        onFinish={status === 'live' ? openClosing : undefined}
      />
      {/* The minute is no news: it is left out, and what is said changes with score and clock only. */}
      <VisuallyHidden role="status">
        {homeName} {homeScore}, {awayName} {awayScore}. {isOver ? '' : !isLive ? texts.clockStopped : isUnheard ? texts.clockUnheard : texts.clockRuns}
      </VisuallyHidden>
      {sheet && (
        <EventSheet
          open={sheet}
          team={sheet.side === 'home' ? homeTeam : awayTeam}
          roster={rosters[sheet.side]}
          onRegister={register}
          onClose={() => setSheet(null)}
        />
      )}
      {isClosing && status === 'live' && (
        <ClosingCheck
          match={match}
          doubts={sentences()}
          onScore={actions.score}
          onBack={() => setClosing(false)}
          onFinish={() => {
            setClosing(false)
            actions.act({ kind: 'finish' })
          }}
        />
      )}
      {isHelping && <KeysHelp home={homeName} away={awayName} onClose={() => setHelping(false)} />}
    </Panel>
  )
}
