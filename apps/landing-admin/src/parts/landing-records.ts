import { aboutEndpoints } from '@torneo/contracts/content/about'
import { ctaEndpoints } from '@torneo/contracts/content/cta'
import { heroEndpoints } from '@torneo/contracts/content/hero'
import { appearanceEndpoints } from '@torneo/contracts/site/appearance'
import { settingsEndpoints } from '@torneo/contracts/site/settings'
import { recordApi } from './record-api'

export const heroApi = recordApi(heroEndpoints.get, heroEndpoints.put)
export const aboutApi = recordApi(aboutEndpoints.get, aboutEndpoints.put)
export const ctaApi = recordApi(ctaEndpoints.get, ctaEndpoints.put)
export const appearanceApi = recordApi(appearanceEndpoints.get, appearanceEndpoints.put)
export const settingsApi = recordApi(settingsEndpoints.get, settingsEndpoints.update)
