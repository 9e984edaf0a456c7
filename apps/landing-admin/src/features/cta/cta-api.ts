import { ctaEndpoints } from '@torneo/contracts/cta'
import { recordApi } from '../../parts/record-api'

export const ctaApi = recordApi(ctaEndpoints.get, ctaEndpoints.put)
