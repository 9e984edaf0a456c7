import { idText, oneOf, requiredText } from '../fields/fields'
import { z } from '../fields/zod'
import { competitionMessages } from './messages'
import { withdrawalModes } from './tie-breaks'

/** Body that withdraws a team (B34): its results are annulled, or kept with the rest as walkovers. */
export const WithdrawalRequest = z.strictObject({
  teamId: idText(competitionMessages.team),
  results: oneOf(withdrawalModes, competitionMessages.results),
  reason: requiredText(competitionMessages.reason),
})
export type WithdrawalRequest = z.output<typeof WithdrawalRequest>

export const Withdrawal = z.object({
  teamId: z.string(),
  results: z.enum(withdrawalModes),
  reason: z.string(),
  /** Name and time are absent in public responses. */
  by: z.optional(z.string()),
  at: z.optional(z.string()),
})
export type Withdrawal = z.output<typeof Withdrawal>
