import { scoringOf } from '@torneo/domain/scoring/scorings'
import type { ShownMatch } from '../../engine/match-view'
import { ClockControls } from '../clock/ClockControls'
import { SetControls } from '../score/SetControls'
import type { Board } from '../use-board'

interface ScoreControlsProps {
  readonly shown: ShownMatch
  readonly board: Board
  readonly areKeysOn: boolean
}

/** Controls of the sets, or of the clock, while a match is played. */
export function ScoreControls({ shown: { match, pendingFields }, board, areKeysOn }: ScoreControlsProps) {
  const { actions, periods, finish } = board
  return scoringOf(match.sport).hasSets ? (
    <SetControls match={match} onEnd={actions.endSet} onCorrect={actions.correctSets} onFinish={finish.open} />
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
  )
}
