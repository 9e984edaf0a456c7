import { useToast } from '@torneo/client'
import { matchCommandMessages } from '@torneo/contracts/match/match-commands'
import type { SportRules } from '@torneo/contracts/tournament/tournament-sports'
import type { Periods } from '@torneo/domain/match/clock/periods'
import { finishWarnings } from '@torneo/domain/match/finish-check'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { useCallback, useState } from 'react'
import { sideName } from '../../../../parts/match-labels'
import type { ShownMatch } from '../../engine/match-view'
import { describeWarnings } from '../../finish-warnings'
import { liveTexts as texts } from '../../live-texts'
import { scoringTexts } from '../../scoring-texts'
import type { useRosters } from '../../use-rosters'
import { clockNow, eventMinuteNow } from '../clock/use-running-clock'
import type { useEventSheets } from '../events/use-event-sheets'
import { useShootout } from '../score/use-shootout'
import type { useMatchActions } from '../use-match-actions'
import { FinishCheck } from './FinishCheck'

interface FinishOptions {
  readonly shown: ShownMatch
  readonly periods: Periods
  readonly rules: SportRules
  readonly rosters: ReturnType<typeof useRosters>
  readonly actions: ReturnType<typeof useMatchActions>['actions']
  /** Opens the sheet of an event, and calls `onDone` after it. */
  readonly register: ReturnType<typeof useEventSheets>['open']
}

/** Ends a match: by extra time or a shoot-out where it needs a winner, then a check of the result with its warnings. */
export function useFinish({ shown, periods, rules, rosters, actions, register }: FinishOptions) {
  const { match, events, waiting, undoable } = shown
  const [isChecking, setChecking] = useState(false)
  const toast = useToast()
  const { kind: scoring, hasSets } = scoringOf(match.sport)
  const isUndecided = hasSets && match.homeScore === match.awayScore
  const openCheck = useCallback(() => {
    if (isUndecided) toast.warning(matchCommandMessages.setMissing)
    else setChecking(true)
  }, [isUndecided, toast])
  const shootout = useShootout({ match, periods, rosters, last: undoable[0], actions, onFinish: openCheck })
  const open = shootout.isNeeded ? shootout.open : openCheck
  const warnings = finishWarnings(
    { ...match, currentMinute: clockNow(match).minute },
    events,
    { ...rules, ...match.sport },
    waiting.length,
  )
  return {
    open,
    warnings,
    sheets: (
      <>
        {isChecking && match.status === 'live' && (
          <FinishCheck
            match={match}
            warnings={describeWarnings(warnings, {
              home: sideName(match, 'home'),
              away: sideName(match, 'away'),
              some: scoringTexts[scoring].some,
              nameOf: (playerId) => rosters.byId.get(playerId)?.name ?? texts.missingPlayer,
            })}
            onName={(side) => {
              setChecking(false)
              register({ type: 'goal', side, ...eventMinuteNow(match, periods), counted: true }, open)
            }}
            onScore={actions.score}
            onBack={() => setChecking(false)}
            onFinish={() => {
              setChecking(false)
              actions.act({ kind: 'finish' })
            }}
          />
        )}
        {shootout.element}
      </>
    ),
  }
}
