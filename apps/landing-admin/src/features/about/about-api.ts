import { aboutEndpoints } from '@torneo/contracts/about'
import { recordApi } from '../../parts/record-api'

export const aboutApi = recordApi(aboutEndpoints.get, aboutEndpoints.put)
