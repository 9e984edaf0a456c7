import type { ResolvedLeague } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import type { ScoringKind } from '@torneo/contracts/tournament/scoring'
import { byesIn } from '@torneo/domain/competition/bracket/byes'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { Paper } from '@torneo/ui/layout/Paper'
import styled from 'styled-components'
import { BracketOnPaper } from './BracketOnPaper'
import { MatchRows } from './MatchRows'
import { paperTexts as texts } from './paper-texts'
import type { SportResults } from './read-sport'
import { TableOnPaper } from './TableOnPaper'

/** A sport on paper: each phase with its tables, bracket, rounds and results. */
export function SportOnPaper({ sport, competition, standings, matches }: SportResults) {
  const scoring = scoringOf(sport.rules).kind
  const others = matches.filter(({ phaseId }) => !competition?.phases.some(({ id }) => id === phaseId))
  const byes = byesIn(competition?.phases ?? [])
  return (
    <>
      {!competition && <TableOnPaper rows={standings} scoring={scoring} />}
      {competition?.phases.map((phase) =>
        phase.kind === 'league' ? (
          <LeagueOnPaper key={phase.id} league={phase} matches={matches} scoring={scoring} />
        ) : (
          <BracketOnPaper key={phase.id} cup={phase} byes={byes} matches={matches} />
        ),
      )}
      {others.length > 0 && (
        <>
          <h3>{competition ? texts.otherMatches : texts.matches}</h3>
          <MatchRows matches={others} />
        </>
      )}
    </>
  )
}

interface LeagueOnPaperProps {
  readonly league: ResolvedLeague
  readonly matches: readonly Match[]
  readonly scoring: ScoringKind
}

function LeagueOnPaper({ league, matches, scoring }: LeagueOnPaperProps) {
  return (
    <>
      <h3>{league.name}</h3>
      {league.zones.map((zone) => (
        <div key={zone.id}>
          {league.zones.length > 1 && <h4>{zone.name}</h4>}
          <TableOnPaper rows={league.tables.find(({ zoneId }) => zoneId === zone.id)?.rows ?? []} scoring={scoring} />
          <MatchRows matches={matches.filter(({ phaseId, zoneId }) => phaseId === league.id && zoneId === zone.id)} />
        </div>
      ))}
    </>
  )
}

/** Paper of results: headings of sports, phases and zones. */
export const ResultsPaper = styled(Paper)`
  h2 { margin-top: 18pt; padding-bottom: 2pt; border-bottom: 1.5pt solid #000; font-size: 14pt; }
  h3 { margin-top: 12pt; font-size: 12pt; }
  h4 { margin: 8pt 0 2pt; font-size: 10pt; }
  p { margin: 2pt 0; }
  th, td { padding: 3pt 4pt; }
`
