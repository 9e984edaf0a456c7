import { settingsEndpoints } from '@torneo/contracts/site/settings'
import { recordApi } from '../../parts/record-api'

export const settingsApi = recordApi(settingsEndpoints.get, settingsEndpoints.update)
