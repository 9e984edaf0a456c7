import type { z } from '@torneo/contracts/fields/zod'
import type { MatchSide } from '@torneo/contracts/match/match-commands'
import type { Action, PanelAction, Sport } from './actions/action'
import { undo } from './actions/undo'
import { directActions } from './direct-actions'

/** Every kind of action on a match (docs/design/matches.md). */
export const actions = { ...directActions, undo } as const

type Actions = typeof actions
export type MatchActionKind = keyof Actions
type FieldsOf<A extends Action> = Parameters<A['effect']>[1]

/** A command to a match, as data. */
export type MatchAction = {
  [Kind in MatchActionKind]: { readonly kind: Kind } & FieldsOf<Actions[Kind]>
}[MatchActionKind]

type DeviceKind = {
  [Kind in MatchActionKind]: Actions[Kind] extends { readonly stored: unknown } ? Kind : never
}[MatchActionKind]
type StoredOf<A> = A extends { readonly stored: z.ZodMiniType<infer S> } ? S : never

/** An action of the live panel, as its queue stores it. */
export type LiveAction = { [Kind in DeviceKind]: { readonly kind: Kind } & StoredOf<Actions[Kind]> }[DeviceKind]

export const actionKinds = Object.keys(actions) as MatchActionKind[]

const isKind = (kind: string): kind is MatchActionKind => Object.hasOwn(actions, kind)

/** A definition without the types of its fields. */
export type AnyAction = Action & Partial<PanelAction>

/** The definition of a kind; undefined for a kind of a later version. */
export function actionOf(kind: LiveAction['kind']): PanelAction
export function actionOf(kind: MatchActionKind): AnyAction
export function actionOf(kind: string): AnyAction | undefined
export function actionOf(kind: string): AnyAction | undefined {
  return isKind(kind) ? actions[kind] : undefined
}

/** Converts the body and the params of a kind's endpoint to its action. */
export function toAction(kind: MatchActionKind, body: unknown, params: object): MatchAction {
  const definition = actionOf(kind)
  return { ...(definition.toAction ? definition.toAction(body, params) : (body as object)), kind } as MatchAction
}

/** Converts an action to the body of its endpoint; undefined if that has none. */
export function bodyOf({ kind, ...fields }: LiveAction): unknown {
  const { endpoint, toBody } = actionOf(kind)
  return endpoint?.body && (toBody ? toBody(fields) : fields)
}

/** Lists the actions that the board offers as buttons of a side. */
export const sideActions = (side: MatchSide, sport: Sport): readonly LiveAction[] =>
  actionKinds.flatMap((kind) => {
    const fields = actionOf(kind).offered?.(side, sport)
    return fields ? [{ kind, ...fields } as LiveAction] : []
  })
