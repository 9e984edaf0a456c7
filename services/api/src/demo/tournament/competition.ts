import type { Phase } from '@torneo/contracts/competition/phases'
import type { Match } from '@torneo/contracts/match/matches'
import { presets } from '@torneo/domain/competition/tables/presets'
import type { PlayedSport, Side } from './teams'

/** The sport with zones and a bracket: both semi-finals were played on the Saturday, the final is the Sunday's. */
export const competitionSport: PlayedSport = 'Vóley mixto'

const zoned = (zone: string, rank: number) => ({ phase: 'zonas', zone, rank })

export function demoPhases(team: (side: Side) => string): Phase[] {
  const teamsOf = (...years: readonly number[]) => years.map((year) => team({ sport: competitionSport, year }))
  const { tieBreaks, headToHead } = presets.volleyball
  return [
    {
      id: 'zonas',
      name: 'Zonas',
      kind: 'league',
      legs: 1,
      zones: [
        { id: 'a', name: 'Zona A', teamIds: teamsOf(1998, 2011) },
        { id: 'b', name: 'Zona B', teamIds: teamsOf(2001, 2007) },
      ],
      tieBreaks: [...tieBreaks],
      headToHead,
    },
    {
      id: 'copa',
      name: 'Copa',
      kind: 'knockout',
      ties: [
        { id: 'copa-1-1', round: 1, home: zoned('b', 2), away: zoned('a', 1) },
        { id: 'copa-1-2', round: 1, home: zoned('a', 2), away: zoned('b', 1) },
        { id: 'copa-2-1', round: 2, home: { winner: 'copa-1-1' }, away: { winner: 'copa-1-2' } },
        { id: 'copa-third', round: 2, home: { loser: 'copa-1-2' }, away: { loser: 'copa-1-1' }, thirdPlace: true },
      ],
    },
  ]
}

type Place = Pick<Match, 'phaseId' | 'zoneId' | 'tieId'>

const inZone = (zoneId: string): Place => ({ phaseId: 'zonas', zoneId })
const ofTie = (tieId: string): Place => ({ phaseId: 'copa', tieId })

/** Places of the matches, by the years that play. */
const places: Readonly<Record<string, Place>> = {
  '1998 2011': inZone('a'),
  '2001 2007': inZone('b'),
  '2001 1998': ofTie('copa-1-1'),
  '2011 2007': ofTie('copa-1-2'),
  '1998 2007': ofTie('copa-2-1'),
  '2011 2001': ofTie('copa-third'),
}

/** Place of a match in the competition of its sport; nothing in a sport without one. */
export const demoPlace = ({ home, away }: { readonly home: Side; readonly away: Side }): Place =>
  home.sport === competitionSport ? (places[`${home.year} ${away.year}`] ?? {}) : {}
