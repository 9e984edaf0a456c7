import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { Match } from '@torneo/contracts/match/matches'
import { eventTypeOf } from '@torneo/domain/match/event-types'
import type { FinishWarning } from '@torneo/domain/match/finish-check'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { useFocusHandover } from '@torneo/panel/collection/collection-focus'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { teamName } from '../../../../parts/match-labels'
import type { OwnAction } from '../../engine/match-view'
import { liveTexts as texts } from '../../live-texts'
import { scoringTexts } from '../../scoring-texts'

/**
 * Finds the team whose goal was deleted and registered again, as for another player. Deleting leaves the score (R1),
 * which may now be one too high.
 */
function replacedGoalTeam(newestFirst: readonly OwnAction[]): string | undefined {
  const goals = newestFirst.filter(({ event }) => event && eventTypeOf(event.type).scores === 'own')
  return goals.find(
    ({ action, event }, index) =>
      action.kind === 'event' &&
      goals
        .slice(index + 1)
        .some((before) => before.action.kind === 'event_deletion' && before.event?.teamId === event?.teamId),
  )?.event?.teamId
}

interface ReplacedGoalNoticeProps {
  readonly match: Match
  readonly warnings: readonly FinishWarning[]
  readonly undoable: readonly OwnAction[]
  readonly headingId: string
  readonly onStep: (side: MatchSide, step: 1 | -1) => void
}

/** Warns after a goal was replaced that the score exceeds the registered goals, with a button that subtracts one. */
export function ReplacedGoalNotice({ match, warnings, undoable, headingId, onStep }: ReplacedGoalNoticeProps) {
  const keepFocus = useFocusHandover()
  const teamId = replacedGoalTeam(undoable)
  const side = teamId === match.homeTeamId ? 'home' : 'away'
  const surplus = warnings.find(
    (warning) => warning.kind === 'score' && warning.side === side && warning.score > warning.goals,
  )
  if (teamId === undefined || surplus?.kind !== 'score') return null
  const name = teamName(side === 'home' ? match.homeTeam : match.awayTeam)
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <Button
          size="sm"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget, [headingId])
            onStep(side, -1)
          }}>
          {scoringTexts[scoringOf(match.sport).kind].less(name)}
        </Button>
      }>
      {texts.replaced(name, surplus.score, surplus.goals)}
    </Notice>
  )
}
