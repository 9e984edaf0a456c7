import { z } from '@torneo/contracts/fields/zod'
import { LiftRequest, maxSanction, SanctionRequest } from '@torneo/contracts/tournament/suspensions'
import { suspensionsTexts as texts } from './suspensions-texts'

/** Shape of a decision: a reason, and the matches of a sanction, which are more than by the rule. */
export function decisionShape(minMatches: number | undefined) {
  if (minMatches === undefined) return LiftRequest
  const range = texts.matchesRange(minMatches, maxSanction)
  return z.extend(SanctionRequest, {
    matches: z.int({ error: range }).check(z.gte(minMatches, range), z.lte(maxSanction, range)),
  })
}
