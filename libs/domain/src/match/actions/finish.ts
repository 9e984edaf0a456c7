import { z } from '@torneo/contracts/fields/zod'
import { matchCommandEndpoints as endpoints, matchCommandMessages } from '@torneo/contracts/match/match-commands'
import type { ScoringRules } from '@torneo/contracts/tournament/scoring'
import { scoringMessages as messages } from '@torneo/contracts/tournament/scoring-input'
import { scoringOf } from '../../scoring/scorings'
import { clockEffects } from '../clock/clock-effect'
import { stepsTo } from '../effect'
import type { ActionContext, MatchAggregate, MatchState } from '../match-aggregate'
import { isFinishable, isFinished, isOpen } from '../phase'
import { clearInterruption } from '../result/endings'
import { invalidField } from '../result/scoring-rules'
import { type SetRules, setRulesOf, setsToWin, setsWon } from '../result/sets'
import { setsError } from '../result/sets-error'
import { isLevel, isPossibleShootout } from '../result/shootout'
import type { Command, PanelAction, NoFields, Rejected } from './action'

/** Stops the clock and finishes the match. */
export const finishEffect = (match: MatchAggregate, context: ActionContext, more: Partial<MatchState> = {}) =>
  clockEffects(match, context).stop({ status: 'finished', ...clearInterruption(match), ...more })

export const finish: PanelAction<NoFields, typeof endpoints.finish> = {
  endpoint: endpoints.finish,
  stored: z.object({}),
  accepts: isFinishable,
  otherwise: 'notLive',
  check: (match, _, { scoring }) => (scoringOf(scoring).hasSets && isLevel(match) ? 'setMissing' : null),
  isUnlimited: true,
  isAlreadyApplied: isFinished,
  effect: (match, _, context) => finishEffect(match, context),
  isPermanent: true,
  pending: ['clock'],
}

type Result = Command<typeof endpoints.result>
type Sheet = Parameters<Result['effect']>[1]

/** Rejects a typed result unless it is decided and agrees with its sets, if those are known. */
function setsResultError({ homeScore, awayScore, sets }: Sheet, rules: SetRules): Rejected {
  const error = sets && setsError(sets, rules)
  if (error) return invalidField('sets', error)
  const [max, min] = [Math.max(homeScore, awayScore), Math.min(homeScore, awayScore)]
  if (max !== setsToWin(rules) || min >= max) return invalidField('homeScore', messages.undecided(setsToWin(rules)))
  const won = sets && setsWon(sets)
  return won && (won.home !== homeScore || won.away !== awayScore) ? invalidField('sets', messages.otherScore) : null
}

/** Rejects sets, and a shoot-out that cannot end so; a level one leaves the match without its winner. */
function plainResultError({ homePenalties: home, awayPenalties: away, sets }: Sheet): Rejected {
  const isImpossible = home !== undefined && away !== undefined && home !== away && !isPossibleShootout({ home, away })
  if (isImpossible) return invalidField('homePenalties', matchCommandMessages.impossibleShootout)
  return sets ? invalidField('sets', messages.setsOnly) : null
}

/** Applies a paper sheet's scores to the fields that decide the winner. */
function applySheet(
  match: MatchAggregate,
  { homeScore, awayScore, homePenalties, awayPenalties }: Sheet,
): MatchAggregate {
  const shootout =
    homePenalties === undefined || awayPenalties === undefined
      ? match.shootout
      : { home: homePenalties, away: awayPenalties, kicks: [] }
  return { ...match, homeScore, awayScore, shootout }
}

/** Rejects a shoot-out of a paper sheet that the match cannot have had; null accepts. */
function shootoutRejection(match: MatchAggregate, sheet: Sheet, scoring: ScoringRules | undefined): Rejected {
  const next = applySheet(match, sheet)
  if (next.shootout === match.shootout) return null
  if (!scoringOf(scoring).hasShootout) return 'playsOn'
  if (!match.mustHaveWinner) return 'mayBeLevel'
  return isLevel(next) ? null : 'notLevel'
}

/** Finishes a match with the result of a paper sheet (R4). */
export const result: Result = {
  endpoint: endpoints.result,
  accepts: isOpen,
  otherwise: 'notOpen',
  check: (match, sheet, { scoring }) =>
    (scoring && scoringOf(scoring).hasSets ? setsResultError(sheet, setRulesOf(scoring)) : plainResultError(sheet)) ??
    shootoutRejection(match, sheet, scoring),
  isUnlimited: true,
  effect(match, sheet, context) {
    const { shootout } = applySheet(match, sheet)
    const sets = sheet.sets ? { sets: [...sheet.sets], homePoints: 0, awayPoints: 0 } : {}
    return {
      ...stepsTo(match, sheet),
      ...finishEffect(match, context, { ...(shootout === match.shootout ? {} : { shootout }), ...sets }),
    }
  },
  isPermanent: true,
}
