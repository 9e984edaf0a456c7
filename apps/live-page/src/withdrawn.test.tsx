import { render, screen } from '@testing-library/react'
import type { PublicCompetition } from '@torneo/contracts/competition/competition'
import type { MatchTeam } from '@torneo/contracts/match/matches'
import { markWithdrawn } from '@torneo/domain/competition/withdrawn'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { competitionTexts } from './competition/competition-texts'
import Knockouts from './competition/Knockouts'
import Zones from './competition/Zones'
import { MatchDay } from './matches/MatchDays'
import { scorersRankings, standingsRankingOf } from './tables/rankings'
import { RankingTable } from './tables/RankingTable'
import { aCompetition } from './testing/a-competition'
import { football, match, scorer } from './testing/a-tournament'
import { TvFinal } from './tv/scenes/TvFinal'
import { TvRows } from './tv/scenes/TvRows'
import { TvTable } from './tv/scenes/TvTable'
import { TvTie } from './tv/scenes/TvTie'
import { TvZones } from './tv/scenes/TvZones'

/** A played competition with every team marked as withdrawn. */
function everybodyLeft(): PublicCompetition {
  const played = aCompetition('all')
  const rowsOf = played.phases
    .flatMap((phase) => (phase.kind === 'league' ? phase.tables : []))
    .flatMap(({ rows }) => rows)
  const mark = markWithdrawn({ withdrawals: rowsOf.map(({ team }) => ({ teamId: team.id })) })
  const marked = (team: MatchTeam | null) => team && mark(team)
  return {
    ...played,
    phases: played.phases.map((phase) =>
      phase.kind === 'league'
        ? {
            ...phase,
            tables: phase.tables.map((table) => ({
              ...table,
              rows: table.rows.map((row) => ({ ...row, team: mark(row.team), withdrawn: 'keep' as const })),
            })),
          }
        : {
            ...phase,
            ties: phase.ties.map((tie) => ({ ...tie, homeTeam: marked(tie.homeTeam), awayTeam: marked(tie.awayTeam) })),
          },
    ),
  }
}

const competition = everybodyLeft()
const [league] = competition.phases.flatMap((phase) => (phase.kind === 'league' ? phase : []))
const [cup] = competition.phases.flatMap((phase) => (phase.kind === 'knockout' ? phase : []))
const tie = cup?.ties[0]
if (!league || !cup || !tie) throw new Error('The fixture has no bracket')
const rows = league.tables.flatMap((table) => table.rows)
const played = match(1998, 2005, { status: 'finished', homeTeam: tie.homeTeam })
const common = {
  competition,
  sport: football,
  matches: [],
  today: '2025-11-15',
  following: [],
  onPath: () => undefined,
}
const ranking = standingsRankingOf({})
const scorers = [scorer(1, 'Ana', 1998, 3)].map((row) => ({ ...row, team: { ...row.team, withdrawn: true } }))

test.each<[surface: string, content: () => ReactNode]>([
  ['the zones', () => <Zones {...common} />],
  ['the table', () => <RankingTable caption="" ranking={ranking} rows={rows} isOurs={() => false} />],
  [
    'the scorers',
    () => <RankingTable caption="" ranking={scorersRankings.goals} rows={scorers} isOurs={() => false} />,
  ],
  ["a team's path", () => <h2>{competitionTexts.path(tie.homeTeam!)}</h2>],
  ['the bracket', () => <Knockouts {...common} />],
  ['the matches of a day', () => <MatchDay day={played.date} today="2025-11-15" matches={[played]} />],
  [
    "the television's zones",
    () => <TvZones scene={{ kind: 'zones', sport: football, league, tables: league.tables } as never} />,
  ],
  ["the television's table", () => <TvTable name="" ranking={ranking} rows={rows} onRead={() => undefined} />],
  [
    "the television's scorers",
    () => <TvTable name="" ranking={scorersRankings.goals} rows={scorers} onRead={() => undefined} />,
  ],
  ["the television's tie", () => <TvTie tie={tie} cup={cup} match={undefined} today="2025-11-15" isLow={false} />],
  ["the television's final", () => <TvFinal tie={tie} cup={cup} match={undefined} today="2025-11-15" />],
  ["the television's results", () => <TvRows matches={[played]} today="2025-11-15" />],
])('%s says that a team withdrew', (_surface, content) => {
  render(<>{content()}</>)
  expect(screen.getAllByText(/Retirado/).length).toBeGreaterThan(0)
})
