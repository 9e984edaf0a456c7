import { idText, requiredText, whole } from '../fields/fields'
import { z } from '../fields/zod'
import { competitionKey } from './keys'
import { shapeMessages } from './shape-messages'

/** Body that takes points from a team in one phase (B34); negative points are added (B81). */
export const DeductionRequest = z.strictObject({
  teamId: idText(shapeMessages.team),
  phaseId: competitionKey(),
  points: whole(-100, 100).check(z.refine((points: number) => points !== 0, shapeMessages.noPoints)),
  reason: requiredText(shapeMessages.reason),
})
export type DeductionRequest = z.output<typeof DeductionRequest>

export const Deduction = z.object({
  id: z.string(),
  teamId: z.string(),
  phaseId: z.string(),
  points: z.number(),
  reason: z.string(),
  /** Name and time are absent in public responses. */
  by: z.optional(z.string()),
  at: z.optional(z.string()),
})
export type Deduction = z.output<typeof Deduction>
