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
import { retiredResult } from '../result/outcome-kinds'
import { invalidField } from '../result/scoring-rules'
import { isDecided, isSetOver, type SetRules, setRulesOf, setsToWin, setsWon } from '../result/sets'
import { setsError } from '../result/sets-error'
import { isLevel, isPossibleShootout, noKicks } from '../result/shootout'
import type { Command, PanelAction, NoFields, Rejected } from './action'

/** Stops the clock and finishes the match. */
export const finishEffect = (match: MatchAggregate, context: ActionContext, more: Partial<MatchState> = {}) =>
  clockEffects(match, context).stop({ status: 'finished', ...clearInterruption(match), ...more })

export const finish: PanelAction<NoFields, typeof endpoints.finish> = {
  endpoint: endpoints.finish,
  stored: z.object({}),
  accepts: isFinishable,
  otherwise: 'notLive',
  check: (match, _, { scoring = {} }) =>
    scoringOf(scoring).hasSets && isLevel(match) && !isDecided(match, setRulesOf(scoring, match)) ? 'setMissing' : null,
  isUnlimited: true,
  isAlreadyApplied: isFinished,
  effect: (match, _, context) => finishEffect(match, context),
  isPermanent: true,
  pending: ['clock'],
}

type Result = Command<typeof endpoints.result>
type Sheet = Parameters<Result['effect']>[1]

/** Splits the sets of a sheet into the finished ones and one that a side retired in. */
function playedOf({ sets = [], retired: side }: Sheet, rules: SetRules) {
  const last = sets.at(-1)
  const isOpen = side !== undefined && last !== undefined && !isSetOver(last, sets.length, rules)
  return { finished: isOpen ? sets.slice(0, -1) : sets, running: isOpen ? last : { home: 0, away: 0 } }
}

/** Rejects a typed result unless it is decided, or a side retired, and agrees with its sets, if those are known. */
function setsResultError(sheet: Sheet, rules: SetRules): Rejected {
  const { homeScore, awayScore, sets, retired: side } = sheet
  const { finished } = playedOf(sheet, rules)
  const error = setsError(finished, rules)
  if (error) return invalidField('sets', error)
  if (side !== undefined) {
    if (isDecided(sheet, rules)) return invalidField('retired', matchCommandMessages.decided)
  } else if (setRulesError(sheet, rules)) return invalidField('homeScore', setRulesError(sheet, rules) ?? '')
  const won = sets && setsWon(finished)
  return won && (won.home !== homeScore || won.away !== awayScore) ? invalidField('sets', messages.otherScore) : null
}

/** Says why a number of sets does not end a match; null if it does. */
function setRulesError({ homeScore, awayScore }: Sheet, rules: SetRules): string | null {
  if (rules.bestOf % 2 === 0) return homeScore + awayScore === rules.bestOf ? null : messages.fixedUndecided
  const [max, min] = [Math.max(homeScore, awayScore), Math.min(homeScore, awayScore)]
  return max !== setsToWin(rules) || min >= max ? messages.undecided(setsToWin(rules)) : null
}

/** Rejects sets, and a shoot-out that cannot end so; a level one leaves the match without its winner. */
function plainResultError(
  { homePenalties: home, awayPenalties: away, sets }: Sheet,
  scoring: ScoringRules | undefined,
): Rejected {
  const isImpossible =
    home !== undefined &&
    away !== undefined &&
    home !== away &&
    !isPossibleShootout({ ...noKicks(scoring), home, away })
  if (isImpossible) return invalidField('homePenalties', matchCommandMessages.impossibleShootout)
  return sets ? invalidField('sets', messages.setsOnly) : null
}

/** Applies a paper sheet's scores to the fields that decide the winner. */
function applySheet(
  match: MatchAggregate,
  { homeScore, awayScore, homePenalties, awayPenalties }: Sheet,
  scoring: ScoringRules | undefined,
): MatchAggregate {
  const shootout =
    homePenalties === undefined || awayPenalties === undefined
      ? match.shootout
      : { ...noKicks(scoring), home: homePenalties, away: awayPenalties }
  return { ...match, homeScore, awayScore, shootout }
}

/** Rejects a shoot-out of a paper sheet that the match cannot have had; null accepts. */
function shootoutRejection(match: MatchAggregate, sheet: Sheet, scoring: ScoringRules | undefined): Rejected {
  const next = applySheet(match, sheet, scoring)
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
  check(match, sheet, { scoring }) {
    if (sheet.bonus && !scoring?.usesBonus) return invalidField('bonus', messages.noBonus)
    const hasSets = scoring && scoringOf(scoring).hasSets
    const error = hasSets ? setsResultError(sheet, setRulesOf(scoring, match)) : plainResultError(sheet, scoring)
    return error ?? shootoutRejection(match, sheet, scoring)
  },
  isUnlimited: true,
  effect(match, sheet, context) {
    const { scoring = {} } = context
    const { shootout } = applySheet(match, sheet, scoring)
    const { finished, running } = playedOf(sheet, setRulesOf(scoring, match))
    const sets = sheet.sets ? { sets: [...finished], homePoints: running.home, awayPoints: running.away } : {}
    return {
      ...stepsTo(match, sheet),
      ...finishEffect(match, context, {
        ...(shootout === match.shootout ? {} : { shootout }),
        ...sets,
        ...(sheet.bonus && { bonus: sheet.bonus }),
        ...(sheet.retired && { result: retiredResult(sheet.retired, '') }),
      }),
    }
  },
  isPermanent: true,
}
