import { z } from '@torneo/contracts/fields/zod'
import { matchCommandEndpoints as endpoints } from '@torneo/contracts/match/match-commands'
import { lastActionsOf, rowToUndo, undoEffect } from '../log/undo'
import { isOpen } from '../phase'
import type { PanelAction } from './action'

export type Undo = {
  /** Key of the user's own action; without it, the user's latest one that can be undone. */
  readonly undoes?: string | undefined
  /** Key or rev of any person's row (B3). */
  readonly row?: string | undefined
}

const StoredUndo = z.object({ undoes: z.string() })

/** Reverts an action completely. */
export const undo: PanelAction<Undo, typeof endpoints.undo, { readonly undoes: string }> = {
  endpoint: endpoints.undo,
  stored: StoredUndo,
  toAction: ({ key }) => ({ undoes: key }),
  toBody: ({ undoes }) => ({ key: undoes }),
  accepts: isOpen,
  otherwise: 'notOpen',
  // Undoing a correction is possible in a finished match; `rowToUndo` decides.
  isLate: true,
  players: (match, { row }, userId) =>
    (row === undefined ? lastActionsOf(match, userId) : match.log).flatMap(({ effect }) => effect.removed ?? []),
  effect(match, action, context) {
    const row = rowToUndo(match, action, context)
    return typeof row === 'string' ? row : undoEffect(match, row)
  },
}
