import { z } from '../fields/zod'
import { competitionLimits } from './keys'
import { Knockout } from './knockout'
import { League } from './league'
import { shapeMessages } from './shape-messages'

export const Phase = z.discriminatedUnion('kind', [League, Knockout], { error: shapeMessages.kind })
export type Phase = z.output<typeof Phase>

/** Body of a save: all phases, in the order in which they feed one another. */
export const CompetitionForm = z.strictObject({
  phases: z.array(Phase).check(z.maxLength(competitionLimits.phases, shapeMessages.phases)),
})
export type CompetitionForm = z.output<typeof CompetitionForm>
