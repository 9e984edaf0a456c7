import type { ErrorDetail } from '@torneo/contracts/errors'
import { teamMessages, type Team } from '@torneo/contracts/teams'
import type { FastifyInstance } from 'fastify'
import type { StoredPromotion } from '../../data/promotions.repository'
import type { Transaction } from '../../platform/database'
import { invalid } from '../../platform/problems'

/** What a team refers to. */
type References = { readonly [Field in 'sportId' | 'promotionId']?: Team[Field] | undefined }

/** The references that a change would really change. */
export function movedReferences({ sportId, promotionId }: References, before: Team): References {
  return {
    ...(sportId === undefined || sportId === before.sportId ? {} : { sportId }),
    ...(promotionId === undefined || promotionId === before.promotionId ? {} : { promotionId }),
  }
}

export function createTeamReferences({ sports, promotions }: FastifyInstance['services']) {
  /**
   * Checks the sport and the promotion that a team is about to name; gives the promotion, if one was asked for. 400 with each that is
   * missing, or is an inactive sport: those take no new teams.
   */
  return async function checkReferences({ sportId, promotionId }: References, transaction: Transaction): Promise<StoredPromotion | null> {
    const faults: ErrorDetail[] = []
    const sport = sportId === undefined ? null : await sports.find(sportId, transaction)
    if (sportId !== undefined && !sport) faults.push({ path: 'sportId', message: teamMessages.noSport })
    if (sport?.active === false) faults.push({ path: 'sportId', message: teamMessages.inactiveSport })
    const promotion = promotionId === undefined ? null : await promotions.find(promotionId, transaction)
    if (promotionId !== undefined && !promotion) faults.push({ path: 'promotionId', message: teamMessages.noPromotion })
    if (faults.length > 0) throw invalid(faults)
    return promotion
  }
}
