import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { ZoneRow } from '@torneo/contracts/competition/zone-table'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { hasPlayed, shownRows } from '@torneo/domain/competition/shown-leads'
import { MutedText } from '@torneo/ui/display/MutedText'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import type { Following } from '../follow/following'
import { EmptyNote } from '../parts/EmptyNote'
import { standingsRankingOf } from '../tables/rankings'
import { RankingTable, type RowRemark } from '../tables/RankingTable'
import { competitionTexts } from './competition-texts'
import { leaguesOf, type PublicLeague } from './competition-views'
import { edgeColors, isCutBelow, placeEdges, type RowEdge } from './place-edges'

export interface ZonesProps {
  readonly competition: PublicCompetition
  readonly sport: TournamentSport
  readonly following: Following
}

/** Tables of all zones, with the phases that their places lead to. */
export default function Zones({ competition, sport, following }: ZonesProps) {
  const leagues = leaguesOf(competition)
  return leagues.map((league) => (
    <Stack key={league.id} as="section" $gap={12} aria-label={league.name}>
      {leagues.length > 1 && <h2>{league.name}</h2>}
      <League league={league} sport={sport} following={following} />
    </Stack>
  ))
}

interface LeagueProps {
  readonly league: PublicLeague
  readonly sport: TournamentSport
  readonly following: Following
}

function League({ league, sport, following }: LeagueProps) {
  const { zones, tables, state } = league
  const isOver = state === 'over'
  if (zones.every(({ teamIds, slots = [] }) => teamIds.length + slots.length === 0))
    return <EmptyNote title={competitionTexts.undrawn} />
  const cups = placeEdges(league)
  const passWords = isOver ? competitionTexts.passed : competitionTexts.passes
  const remarkOf = (rows: readonly ZoneRow[], row: ZoneRow): RowRemark => {
    const { leadsTo, deducted, lotsDue } = row
    const below = rows[rows.indexOf(row) + 1]
    return {
      edge: cups.find(({ phaseId }) => phaseId === leadsTo?.phaseId)?.edge ?? null,
      isFaint: leadsTo?.sure === false,
      isCut: isCutBelow(rows, row),
      spoken: leadsTo?.sure ? passWords(leadsTo.name) : null,
      notes: [
        ...decisionNotes(below),
        ...(leadsTo?.sure === false ? [competitionTexts.mayPass(leadsTo.name)] : []),
        ...(deducted === 0 ? [] : [competitionTexts.deducted(deducted)]),
        ...(lotsDue ? [competitionTexts.lotsDue] : []),
      ],
    }
  }
  return (
    <>
      {cups.length > 0 && tables.some(({ rows }) => hasPlayed(rows)) && (
        <Legend>
          {cups.map(({ phaseId, name, edge }) => (
            <Lead key={phaseId} $edge={edge}>
              {passWords(name)}
            </Lead>
          ))}
        </Legend>
      )}
      <Grid>
        {tables.map(({ zoneId, rows: all, slots = [] }) => {
          const rows = shownRows(all)
          const open = slots.flatMap(({ label, team }) => (team ? [] : [label]))
          const name = zones.find(({ id }) => id === zoneId)?.name ?? ''
          return (
            <Stack key={zoneId} $gap={8}>
              <h3>{name}</h3>
              {rows.length > 0 && (
                <RankingTable
                  caption={competitionTexts.zone(name)}
                  ranking={standingsRankingOf(sport.rules)}
                  rows={rows}
                  isOurs={({ team }) => following.includes(team.promotionId)}
                  remarkOf={(row) => remarkOf(rows, row)}
                />
              )}
              {/* Words of the places whose team is not known yet (B86). */}
              {open.length > 0 && <MutedText>{open.join(' · ')}</MutedText>}
            </Stack>
          )
        })}
      </Grid>
    </>
  )
}

/** Reason why a row stands above the next one, unless the figures of the table show it. */
function decisionNotes(below: ZoneRow | undefined): string[] {
  const decided = below?.decidedBy
  return !decided || decided.rule === 'points' || decided.rule === 'name' ? [] : [decided.text]
}

const Legend = styled.p`
  ${flexWrap('4px 16px')}
  color: ${color.muted};
  ${text(13)}
`

const Lead = styled.span<{ $edge: RowEdge }>`
  padding-left: 8px;
  border-left: 4px solid ${({ $edge }) => edgeColors[$edge]};
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  gap: 16px 24px;
  align-items: start;
  h3 { ${text(16)} }
`
