import { type CompetitionView, competitionViews } from '@torneo/domain/match/list/first-screen'

/** Query parameters of the sport, of a view of its competition, and of the team of a path. */
const dayParameter = 'dia'
export const [sportParameter, viewParameter, teamParameter] = ['deporte', 'vista', 'equipo'] as const

/** Promotion whose row of the Copa General is open. */
export const promotionParameter = 'promo'

/** Sport and view in the address. */
export interface ChosenAddress {
  readonly sport: string | null
  readonly view: CompetitionView | null
  readonly team: string | null
}

export function readAddress(query: string): ChosenAddress {
  const search = new URLSearchParams(query)
  const view = competitionViews.find((one) => one === search.get(viewParameter)) ?? null
  return { sport: search.get(sportParameter), view, team: search.get(teamParameter) }
}

const queryOf = (parameters: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams(parameters).toString()}`

/** Address of a sport, or of one of its days. */
export const addressOf = (sport: string, day?: string): string =>
  queryOf({ [sportParameter]: sport, ...(day ? { [dayParameter]: day } : {}) })

/** Address of the Copa General, which is of no sport. */
export const cupAddress = `?${viewParameter}=copa`

/** Address of a view of a sport's competition; null is its matches. */
export const viewAddress = (sport: string, view: CompetitionView | null): string =>
  queryOf({ [sportParameter]: sport, ...(view ? { [viewParameter]: view } : {}) })

/** Address of a team's path through its sport's competition. */
export const pathAddress = (sport: string, team: string): string =>
  queryOf({ [sportParameter]: sport, [viewParameter]: 'camino', [teamParameter]: team })
