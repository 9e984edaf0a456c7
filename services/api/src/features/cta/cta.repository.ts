import { Cta, CtaDraft, defaultCtaButtonType } from '@torneo/contracts/cta'
import type { Database } from '../../platform/database'
import { createSingleRepository } from '../../platform/single-repository'

export function createCtaRepository(database: Database) {
  return createSingleRepository<Cta>(database, { name: 'cta', shape: Cta, draft: CtaDraft, defaults: { buttonType: defaultCtaButtonType } })
}
