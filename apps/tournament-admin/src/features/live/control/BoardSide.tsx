import { pointsWithoutPlayer } from '@torneo/domain/match/result/scoring'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { useFocusHandover } from '@torneo/panel/collection/collection-focus'
import type { ShownMatch } from '../engine/match-view'
import { Timeline } from './events/Timeline'
import { Side } from './frame/BoardLayout'
import { UndoBar } from './frame/UndoBar'
import type { Board } from './use-board'

interface BoardSideProps {
  readonly shown: ShownMatch
  readonly board: Board
  readonly isOver: boolean
  readonly areKeysOn: boolean
}

/** Events of the match, with 'Deshacer' below while there is an action to undo. */
export function BoardSide({ shown: { match, events }, board, isOver, areKeysOn }: BoardSideProps) {
  const { names, last, sheets, actions } = board
  const keepFocus = useFocusHandover()
  const isCorrectable = match.status !== 'cancelled'
  return (
    <Side>
      <Timeline
        headingId={board.timelineId}
        events={events}
        rest={scoringOf(match.sport).countsPoints ? pointsWithoutPlayer(match, events) : null}
        names={names}
        teamNameOf={names.teamNameOf}
        playerOf={names.playerOf}
        onEdit={isCorrectable ? sheets.edit : undefined}
        onName={isCorrectable ? sheets.name : undefined}
        onRemove={isOver ? undefined : actions.remove}
      />
      {(!isOver || last) && (
        <UndoBar
          next={last ? board.format(last.action, last.event) : null}
          announced={board.announced}
          offer={isOver ? null : sheets.offer}
          shortcut={areKeysOn ? 'Z' : undefined}
          onUndo={(button) => {
            keepFocus(button, [board.headingId])
            actions.undo()
          }}
        />
      )}
    </Side>
  )
}
