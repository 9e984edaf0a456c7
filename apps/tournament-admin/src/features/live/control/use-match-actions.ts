import { useConfirm, useToast } from '@torneo/client'
import { matchCommandMessages, type MatchSide, type ScoreStep } from '@torneo/contracts/match/match-commands'
import type { SetScore } from '@torneo/contracts/tournament/scoring'
import { endSentence } from '@torneo/domain/format/join-sentences'
import { actionOf } from '@torneo/domain/match/actions'
import type { Periods } from '@torneo/domain/match/clock/periods'
import { eventTypeOf } from '@torneo/domain/match/event-types'
import type { LiveAction, TimelineEvent } from '@torneo/domain/match/projection'
import { isDecided, isSetOver, runningPoints, runningSet, setRulesOf } from '@torneo/domain/match/result/sets'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { useFocusHandover } from '@torneo/panel/collection/collection-focus'
import { useEffect, useEffectEvent, useState } from 'react'
import { useStableHandlers } from '../../../parts/use-stable-handlers'
import type { OwnAction, ShownMatch } from '../engine/match-view'
import type { QueuedAction } from '../engine/queued-action'
import type { LiveMatch } from '../engine/use-live-match'
import { formatRejection, isQuiet } from '../format-action'
import { formatEvent } from '../format-event'
import { liveTexts as texts } from '../live-texts'
import { removeId } from './events/Timeline'

interface MatchActionsOptions {
  readonly live: LiveMatch
  readonly shown: ShownMatch
  readonly format: (action: LiveAction, event?: OwnAction['event']) => string
  readonly periods: Periods
  /** Id of the timeline's heading, which takes the focus when the last event is deleted. */
  readonly timelineId: string
}

/** Vibration in milliseconds. */
const vibrationMs = 30
/** Milliseconds for which the last action stays announced. */
const announcementMs = 10_000

/**
 * Handles a press: vibrates, shows and stores the action at once, and announces it at the bottom with a way to undo it.
 * The functions keep their identity between renders.
 */
export function useMatchActions({ live, shown, periods, format, timelineId }: MatchActionsOptions) {
  const [announced, setAnnounced] = useState<{ readonly key: string; readonly text: string } | null>(null)
  const toast = useToast()
  const confirm = useConfirm()
  const keepFocus = useFocusHandover()
  useEffect(() => {
    if (!announced) return
    const timer = setTimeout(() => setAnnounced(null), announcementMs)
    return () => clearTimeout(timer)
  }, [announced])

  const vibrate = () => {
    if ('vibrate' in navigator) navigator.vibrate(vibrationMs)
  }
  const handleResolved = useEffectEvent(({ key, action, state, reason, same }: QueuedAction) => {
    if (state === 'done') {
      if (action.kind === 'finish') toast.success(texts.finished)
      return
    }
    setAnnounced((current) => (current?.key === (action.kind === 'undo' ? action.undoes : key) ? null : current))
    // The board shows it as a question.
    if (same) return vibrate()
    if (isQuiet(action)) toast.warning(formatRejection(action, reason))
  })
  const { onResolved } = live
  useEffect(() => onResolved((action) => handleResolved(action)), [onResolved])

  const act = (action: LiveAction) => {
    // Format first: a deleted event can no longer be described.
    const text = format(action)
    vibrate()
    const key = live.act(action)
    if (actionOf(action.kind).undoneAs) setAnnounced({ key, text })
  }
  const remove = async (event: TimelineEvent) => {
    const opener = document.activeElement
    const {
      match: { homeScore, awayScore },
      events,
    } = shown
    const isSure = await confirm({
      title: texts.removeQuestion,
      confirmLabel: texts.removeConfirm,
      tone: 'danger',
      body: eventTypeOf(event.type).scores
        ? texts.removeGoalBody(formatEvent(event), `${homeScore} – ${awayScore}`)
        : endSentence(formatEvent(event)),
    })
    if (!isSure) return
    const ids = events.map(({ id }) => id)
    const index = ids.indexOf(event.id)
    keepFocus(opener, [...[...ids.slice(index + 1), ...ids.slice(0, index).toReversed()].map(removeId), timelineId])
    act({ kind: 'event_deletion', eventId: event.id })
  }
  const actions = useStableHandlers({
    act,
    score: (side: MatchSide, step: ScoreStep['step']) => {
      const { match } = shown
      const rules = match.sport && scoringOf(match.sport).hasSets && step > 0 ? setRulesOf(match.sport, match) : null
      if (rules && isDecided(match, rules)) toast.warning(matchCommandMessages.decided)
      else if (rules && isSetOver(runningPoints(match), runningSet(match), rules))
        toast.warning(matchCommandMessages.setOver)
      else act({ kind: 'score', side, step })
    },
    endSet: (set: number) => act({ kind: 'set_end', set }),
    correctSets: (sets: readonly SetScore[]) => act({ kind: 'sets', sets }),
    minute: (step: 1 | -1) => act({ kind: 'minute', step }),
    setMinute: (minute: number) => act({ kind: 'minute_set', minute }),
    half: (half: number) => act({ kind: 'half', half, ...(half > 2 && { periods }) }),
    period: () => {
      const { currentHalf, periodOver } = shown.match
      act(periodOver ? { kind: 'period_start', period: currentHalf + 1, periods } : { kind: 'period_end' })
    },
    toggleClock: () => {
      const { status, isLive } = shown.match
      if (status === 'live') act({ kind: isLive ? 'pause' : 'resume' })
    },
    undo: () => {
      const [last] = shown.undoable
      if (!last) return
      vibrate()
      live.undo(last.key)
      setAnnounced({ key: last.key, text: texts.undone(format(last.action, last.event)) })
    },
    remove: (event: TimelineEvent) => void remove(event),
  })
  return { actions, announced: announced?.text ?? null }
}
