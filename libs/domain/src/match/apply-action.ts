import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { type MatchAction, actionOf } from './actions'
import type { Action, AppliedContext, Reason } from './actions/action'
import { periodsOfMatch } from './clock/periods'
import { clampSteps, applyEffect } from './effect'
import { sameEventRow } from './log/same-event'
import { markUndone } from './log/undo'
import { type ActionContext, defaultPeriods, type LogRow, type MatchAggregate, matchBounds } from './match-aggregate'
import { endsLevel, levelReason } from './result/level-end'

export type Rejection =
  | { readonly reason: Reason }
  /** Another person's row may have registered the same event (B14). */
  | { readonly reason: 'sameEvent'; readonly row: LogRow }
  /** The action is invalid, with an error for each field. */
  | { readonly reason: 'invalid'; readonly details: readonly ErrorDetail[] }

export type Outcome<M extends MatchAggregate> =
  | { readonly rejection: null; readonly match: M; readonly row: LogRow }
  | { readonly rejection: Rejection }

/** Returns the reason to reject the action; null accepts it. */
function rejectionOf(
  match: MatchAggregate,
  action: MatchAction,
  definition: Action,
  context: AppliedContext,
): Rejection | null {
  const early = definition.precheck?.(match, action)
  if (early) return { reason: early }
  const isOpenSided = match.homeTeamId === null || match.awayTeamId === null
  if (isOpenSided && !definition.fitsOpenSides?.(action)) return { reason: 'teamsOpen' }
  const isAccepted = definition.accepts(match) || (definition.isLate && match.status === 'finished')
  if (!isAccepted) return { reason: definition.otherwise }
  if (!definition.isUnlimited && (match.logCut ?? 0) + match.log.length >= matchBounds.actions)
    return { reason: 'tooManyActions' }
  const rejected = definition.check?.(match, action, context) ?? []
  if (typeof rejected === 'string') return { reason: rejected }
  const details = [rejected].flat()
  if (details.length > 0) return { reason: 'invalid', details }
  const same = sameEventRow(match, action, context)
  return same && { reason: 'sameEvent', row: same }
}

/**
 * Applies an action to a match: the only implementation, shared by the service and the device (B2). Returns the match
 * with the next rev and the action in its log, or the rejection.
 */
export function applyAction<M extends MatchAggregate>(match: M, action: MatchAction, input: ActionContext): Outcome<M> {
  const context = { ...input, periods: periodsOfMatch(input.periods ?? defaultPeriods, match) }
  const definition = actionOf(action.kind)
  const rejection = rejectionOf(match, action, definition, context)
  if (rejection) return { rejection }
  const change = definition.effect(match, action, context)
  if (typeof change === 'string') return { rejection: { reason: change } }
  const effect = clampSteps(match, change)
  const changed = applyEffect(match, effect)
  if (endsLevel(match, changed)) return { rejection: { reason: levelReason(context.scoring) } }
  const { now: at, by, key, fingerprint, deviceAt } = context
  const row: LogRow = {
    key,
    rev: match.rev + 1,
    at,
    by,
    kind: action.kind,
    minute: changed.currentMinute,
    effect,
    ...(fingerprint === undefined ? {} : { asked: fingerprint }),
    ...(deviceAt ? { deviceAt } : {}),
  }
  const log = effect.undid ? markUndone(match.log, effect.undid.rev, context) : match.log
  return { rejection: null, match: { ...changed, rev: row.rev, log: [...log, row] }, row }
}
