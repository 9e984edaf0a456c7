import { actionOf, type MatchActionKind } from './actions'
import type { MatchPhase } from './phase'

export const canCommand = (command: MatchActionKind, match: MatchPhase): boolean => actionOf(command).accepts(match)

/** True if the match is already in the action's resulting state, as after the same command from another phone (B14). */
export const isAlreadyApplied = (
  action: { readonly kind: MatchActionKind } & Readonly<Record<string, unknown>>,
  match: MatchPhase,
): boolean => actionOf(action.kind).isAlreadyApplied?.(match, action) ?? false
