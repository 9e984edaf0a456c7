import { scoringOf } from '@torneo/domain/scoring/scorings'
import { Notice } from '@torneo/ui/feedback/Notice'
import { type ReactNode, useEffect } from 'react'
import { TieConflict } from '../../../parts/endings/TieConflict'
import type { ShownMatch } from '../engine/match-view'
import type { LiveMatch } from '../engine/use-live-match'
import { liveTexts as texts } from '../live-texts'
import { ReplacedGoalNotice } from './events/ReplacedGoalNotice'
import { Notes } from './frame/BoardLayout'
import { isOutdated } from './sync/outdated'
import { RejectedList } from './sync/RejectedList'
import { SyncBanner } from './sync/SyncBanner'
import { BoardPeople } from './two-people/BoardPeople'
import { DuplicateQuestions } from './two-people/DuplicateQuestions'
import type { Board } from './use-board'

interface BoardNotesProps {
  readonly live: LiveMatch
  readonly shown: ShownMatch
  readonly board: Board
  readonly isOver: boolean
  readonly isOnline: boolean
  /** Notes of the match's calls and reports. */
  readonly messages: ReactNode
}

/** Notes above the score: questions, people, calls, and everything that is unsent or rejected. */
export function BoardNotes({ live, shown, board, isOver, isOnline, messages }: BoardNotesProps) {
  const { match, waiting, rejected, duplicates, asOf, undoable } = shown
  const { rules, format } = board
  const { discard } = live
  useEffect(() => {
    for (const action of rejected) if (isOutdated(action, match)) discard(action.key)
  }, [rejected, match, discard])
  return (
    <Notes>
      <DuplicateQuestions duplicates={duplicates} scoring={rules.scoring} format={format} onDecide={live.decide} />
      {!isOver && <BoardPeople matchId={match.id} />}
      {messages}
      {board.lineUps.notes}
      <TieConflict match={match} />
      <SyncBanner unsent={waiting.length} isOnline={isOnline} asOf={asOf} />
      <RejectedList
        rejected={rejected}
        match={match}
        format={format}
        onRetry={live.retry}
        onDiscard={discard}
        onReopen={board.reopening.confirmReopening}
      />
      {match.status === 'live' && !match.isLive && match.clockStalled && !scoringOf(match.sport).hasSets && (
        <Notice tone="warning" role="alert">
          {texts.clockStalled}
        </Notice>
      )}
      <ReplacedGoalNotice
        match={match}
        warnings={board.finish.warnings}
        undoable={undoable}
        headingId={board.headingId}
        onStep={board.actions.score}
      />
    </Notes>
  )
}
