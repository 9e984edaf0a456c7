import type { Match } from '@torneo/contracts/match/match'

type Sides = Pick<Match, 'homeTeam' | 'awayTeam' | 'homeLabel' | 'awayLabel'>

/** Name of a side: its team, the words of its slot while that is open ('1.º Zona A'), or a notice for a deleted team. */
export const sideName = (match: Sides, side: 'home' | 'away'): string =>
  match[`${side}Team`]?.name ?? match[`${side}Label`] ?? 'Equipo no encontrado'

/** True while a side of a knock-out waits for its team. */
export const isOpenSide = (match: Sides, side: 'home' | 'away'): boolean =>
  !match[`${side}Team`] && Boolean(match[`${side}Label`])

/** Names a match as people do: 'Promo 98 – Promo 05', or 'Promo 98 – Ganador Semifinal 2'. */
export const matchTitle = (match: Sides): string => `${sideName(match, 'home')} – ${sideName(match, 'away')}`
