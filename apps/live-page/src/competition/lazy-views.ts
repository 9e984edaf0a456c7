import type { CompetitionView } from '@torneo/domain/match/list/first-screen'
import { lazyView } from '../parts/lazy-view'

export const Zones = lazyView(() => import('./Zones'))
export const Knockouts = lazyView(() => import('./Knockouts'))
export const TeamPath = lazyView(() => import('./TeamPath'))
export const ChampionsPage = lazyView(() => import('../champions/ChampionsPage'))
export const GeneralCup = lazyView(() => import('../general-cup/GeneralCup'))
export const WhatFollows = lazyView(() => import('./WhatFollows'))

const byAddress = {
  zonas: Zones,
  llave: Knockouts,
  camino: TeamPath,
  copa: GeneralCup,
  partido: WhatFollows,
  campeones: ChampionsPage,
} as const

/** Loads the view that an address opens; the page of a tie's match is 'partido', that of all champions 'campeones'. */
export const preloadView = async (view: CompetitionView | 'partido' | 'campeones' | null): Promise<void> =>
  view ? byAddress[view].preload() : undefined
