import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { teamMessages, type Team } from '@torneo/contracts/tournament/teams'
import type { FastifyInstance } from 'fastify'
import type { StoredPromotion } from '../../data/tournament/promotions.repository'
import type { Transaction } from '../../platform/database/database'
import { invalid } from '../../platform/http/problems'

type References = { readonly [Field in 'sportId' | 'promotionId']?: Team[Field] | undefined }

/** The references that differ from the stored ones. */
export function changedReferences({ sportId, promotionId }: References, before: Team): References {
  return {
    ...(sportId === undefined || sportId === before.sportId ? {} : { sportId }),
    ...(promotionId === undefined || promotionId === before.promotionId ? {} : { promotionId }),
  }
}

export function createTeamReferences({ sports, promotions }: FastifyInstance['services']) {
  /**
   * Checks the given references and returns the promotion, if given. Throws 400 for each missing record and for an
   * inactive sport, which accepts no new teams.
   */
  return async function checkReferences(
    { sportId, promotionId }: References,
    transaction: Transaction,
  ): Promise<StoredPromotion | null> {
    const errors: ErrorDetail[] = []
    const sport = sportId === undefined ? null : await sports.find(sportId, transaction)
    if (sportId !== undefined && !sport) errors.push({ path: 'sportId', message: teamMessages.noSport })
    if (sport?.active === false) errors.push({ path: 'sportId', message: teamMessages.inactiveSport })
    const promotion = promotionId === undefined ? null : await promotions.find(promotionId, transaction)
    if (promotionId !== undefined && !promotion) errors.push({ path: 'promotionId', message: teamMessages.noPromotion })
    if (errors.length > 0) throw invalid(errors)
    return promotion
  }
}
