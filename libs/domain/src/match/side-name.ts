import type { Match, MatchTeam } from '@torneo/contracts/match/match'
import { shownName } from '../competition/withdrawn'

/** The sides of a match, or of a tie of a knock-out. */
type Sides = Pick<Match, 'homeTeam' | 'awayTeam' | 'homeLabel' | 'awayLabel'>
type Side = 'home' | 'away'

const missingTeam = 'Equipo no encontrado'

/** Name of a team where people read it; a notice for a deleted one. */
export const teamName = (team: MatchTeam | null): string => (team ? shownName(team) : missingTeam)

const nameBy =
  (nameOf: (team: MatchTeam) => string) =>
  (match: Sides, side: Side): string => {
    const team = match[`${side}Team`]
    return team ? nameOf(team) : (match[`${side}Label`] ?? missingTeam)
  }

/**
 * Name of a side where people read it: its team ('Promo 98', 'Promo 98 (Retirado)'), the words of its slot while that is
 * open ('1.º Zona A'), or a notice for a deleted team.
 */
export const sideName = nameBy(shownName)

/** Name of a side as its team is called, for files that are read again. */
export const plainSideName = nameBy(({ name }) => name)

/** True while a side of a knock-out waits for its team. */
export const isOpenSide = (match: Sides, side: Side): boolean => !match[`${side}Team`] && Boolean(match[`${side}Label`])

const titleBy = (nameOf: (match: Sides, side: Side) => string) => (match: Sides) =>
  `${nameOf(match, 'home')} – ${nameOf(match, 'away')}`

/** Names a match as people do: 'Promo 98 – Promo 05', or 'Promo 98 – Ganador Semifinal 2'. */
export const matchTitle = titleBy(sideName)

/** Name of a match as its teams are called, which tells one match of a day from another in files that are read again. */
export const plainMatchTitle = titleBy(plainSideName)
