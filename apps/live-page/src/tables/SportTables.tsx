import type { ScorerRow } from '@torneo/contracts/tournament/scorers'
import type { StandingRow, TableTeam } from '@torneo/contracts/tournament/standings'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { firstRows } from '@torneo/domain/match/list/first-screen'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import { color, flexWrap, text } from '@torneo/ui/theme/tokens'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { followedFirst } from '../follow/following'
import { legendOf, liveTexts } from '../live-texts'
import { EmptyNote } from '../parts/EmptyNote'
import { FirstRows } from '../parts/FirstRows'
import { Section } from '../parts/Section'
import { scorersRankings, standingsRankingOf } from './rankings'
import { RankingTable } from './RankingTable'

interface TableProps<Row> {
  readonly sport: TournamentSport
  readonly rows: readonly Row[]
  /** True for a team of a followed promotion. */
  readonly isOurs: (row: { readonly team: TableTeam }) => boolean
}

/** Standings of a sport, those of followed promotions first. `aside` chooses the category. */
export function Standings({ sport, rows, isOurs, aside }: TableProps<StandingRow> & { readonly aside: ReactNode }) {
  const ranking = standingsRankingOf(sport.rules)
  const roomOf = (head: string) => ranking.columns.find((column) => column.head === head)?.room
  return (
    <Section title={liveTexts.standings} aside={aside}>
      {rows.length === 0 ? (
        <EmptyNote title={liveTexts.noStandings}>{liveTexts.noStandingsWhy}</EmptyNote>
      ) : (
        <>
          <RankingTable
            caption={liveTexts.standingsOf(sport.name)}
            ranking={ranking}
            rows={followedFirst(rows, isOurs)}
            isOurs={isOurs}
          />
          <Legend>
            {legendOf(sport.rules).map(([short, long]) => (
              <span key={short} data-room={roomOf(short)}>
                <b>{short}</b> {long}
              </span>
            ))}
          </Legend>
        </>
      )}
    </Section>
  )
}

interface ScorersProps extends TableProps<ScorerRow> {
  /** Number of all scorers, if only the first were sent. */
  readonly total: number | undefined
  readonly isLoading: boolean
  readonly onExpand: () => void
}

/** Scorers of a sport, of points where it counts them; none for a sport without. */
export function Scorers({ sport, rows: scorers, isOurs, total, isLoading, onExpand }: ScorersProps) {
  const { kind: scoring, countsPoints: isPoints, hasScorers } = scoringOf(sport.rules)
  if (!hasScorers && scorers.length === 0) return null
  const title = isPoints ? liveTexts.pointScorers : liveTexts.scorers
  return (
    <Section title={title}>
      {scorers.length === 0 ? (
        <EmptyNote title={isPoints ? liveTexts.noPointScorers : liveTexts.noScorers}>
          {liveTexts.noScorersWhy}
        </EmptyNote>
      ) : (
        <FirstRows
          rows={followedFirst(scorers, isOurs)}
          count={firstRows.scorers}
          total={total}
          onExpand={onExpand}
          busy={isLoading}
          title={title}>
          {(rows) => (
            <RankingTable
              caption={(isPoints ? liveTexts.pointScorersOf : liveTexts.scorersOf)(sport.name)}
              ranking={scorersRankings[scoring]}
              rows={rows}
              isOurs={isOurs}
            />
          )}
        </FirstRows>
      )}
    </Section>
  )
}

// Match the width of the table above, whose visible columns it explains.
const Legend = styled.p`
  ${flexWrap('2px 12px', 'normal')}
  color: ${color.muted};
  ${text(12)}
  b { color: ${color.text}; }
  container-type: inline-size;
  [data-room='wide'] { display: none; }
  @container (min-width: 34rem) { [data-room='wide'] { display: inline; } }
`
