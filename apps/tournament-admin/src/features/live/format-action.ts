import { actionOf, type LiveAction } from '@torneo/domain/match/actions'
import { actionTexts, type BoardContext, type PanelTexts } from './action-texts'

const textsOf = (kind: LiveAction['kind']): PanelTexts<LiveAction> => actionTexts[kind]

/** Describes an action of this device in few words. */
export const formatAction = (action: LiveAction, context: BoardContext): string =>
  textsOf(action.kind).announce(action, context)

export const buttonOf = ({ kind }: LiveAction): string => textsOf(kind).button ?? ''

/** Describes a failure with its reason (spec 2 §8): 'Error al finalizar el partido: Equipos no encontrados'. */
export function formatRejection({ kind }: LiveAction, reason: string | undefined): string {
  const { failure = '' } = actionOf(kind).endpoint
  return reason ? `${failure}${textsOf(kind).beforeReason ?? '.'} ${reason}` : failure
}

/** True if a rejection is shown as a toast: the specification has no alert for it (spec 2 §8). */
export const isQuiet = ({ kind }: LiveAction): boolean => !textsOf(kind).isAlert
