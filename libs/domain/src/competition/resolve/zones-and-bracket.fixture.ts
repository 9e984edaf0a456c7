import type { Knockout } from '@torneo/contracts/competition/knockout'
import { aCompetition, byNumber, filled, played, resolved, type Scorer, teamIds } from '../played-competition.fixture'
import { zonesAndBracketTemplate } from '../setup/templates'
import type { PlayedMatch } from '../tables/played-match'
import type { CompetitionRecord } from './resolve-request'

export const inZones = ({ tieId }: PlayedMatch) => tieId === null

/** Plays only the matches that a test selects. */
export const playedOnly = (
  competition: CompetitionRecord,
  matches: PlayedMatch[],
  filter: (match: PlayedMatch) => boolean,
  scorer: Scorer = byNumber,
) => {
  const others = matches.filter((match) => !filter(match))
  return filled(competition, [...played(competition, matches.filter(filter), scorer), ...others])
}
/** True for the zone match of two teams. */
export const between = (one: string, other: string) => (match: PlayedMatch) =>
  match.zoneId !== null && [one, other].every((id) => id === match.homeTeamId || id === match.awayTeamId)

/** Rows of a zone of the first phase. */
export const rowsOf = (competition: CompetitionRecord, matches: readonly PlayedMatch[], zone = 0) => {
  const [league] = resolved(competition, matches).phases
  return league?.kind === 'league' ? (league.tables[zone]?.rows ?? []) : []
}
/** Rows of a zone as text: '2 t04 Oro?' leads to Oro if it is among the best, '2 t04 - lots' waits for lots. */
export const fates = (competition: CompetitionRecord, matches: readonly PlayedMatch[], zone = 0) =>
  rowsOf(competition, matches, zone).map(
    ({ position, team, leadsTo, lotsDue }) =>
      `${position} ${team.id} ${leadsTo ? `${leadsTo.name}${leadsTo.sure ? '' : '?'}` : '-'}${lotsDue ? ' lots' : ''}`,
  )

/** Two zones of four (A: t01 t04 t05 t08, B: t02 t03 t06 t07), semi-finals, final and third place. */
export const eight = (changes: Partial<CompetitionRecord> = {}, levelEnds?: Knockout['levelEnds']) =>
  aCompetition(
    zonesAndBracketTemplate({ teamIds: teamIds(8), zones: 2 }).map((phase) =>
      phase.kind === 'knockout' && levelEnds ? { ...phase, levelEnds } : phase,
    ),
    changes,
  )
