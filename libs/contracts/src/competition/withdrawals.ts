import { idText, oneOf, requiredText } from '../fields/fields'
import { z } from '../fields/zod'
import { competitionKey } from './keys'
import { shapeMessages } from './shape-messages'
import { withdrawalModes } from './tie-breaks'

/**
 * Body that withdraws a team (B34): its results are annulled, kept with the rest as walkovers, or all lost, in one phase or
 * in all that are not over (B85).
 */
export const WithdrawalRequest = z.strictObject({
  teamId: idText(shapeMessages.team),
  results: oneOf(withdrawalModes, shapeMessages.results),
  phaseId: z.optional(competitionKey()),
  reason: requiredText(shapeMessages.reason),
})
export type WithdrawalRequest = z.output<typeof WithdrawalRequest>

export const Withdrawal = z.object({
  teamId: z.string(),
  results: z.enum(withdrawalModes),
  /** Phases that were not over then: the team stands last there, or lost all. */
  phaseIds: z.optional(z.array(z.string())),
  reason: z.string(),
  /** Name and time are absent in public responses. */
  by: z.optional(z.string()),
  at: z.optional(z.string()),
})
export type Withdrawal = z.output<typeof Withdrawal>
