import { render, screen } from '@testing-library/react'
import { competitionEndpoints } from '@torneo/contracts/competition/competitions'
import type { Match } from '@torneo/contracts/match/matches'
import { standingsEndpoints } from '@torneo/contracts/tournament/standings'
import { byesIn } from '@torneo/domain/competition/bracket/byes'
import { markWithdrawn } from '@torneo/domain/competition/withdrawn'
import { aMatch, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { competitionTeams, playedCompetition, serveCompetition } from '../dev/answer-competition'
import { futbol, futbol98, gaston, promo98, serveMyTeam } from '../dev/answer-my-team'
import { someSports } from '../dev/sports-fake'
import { bracketOf } from './features/competition/made/ties/bracket-of'
import { HeadsField } from './features/competition/zones/HeadsField'
import { daySheet } from './features/fixtures/print/DaySheet'
import { MatchSheet } from './features/fixtures/print/match/MatchSheet'
import MyTeamScreen from './features/my-team/MyTeamScreen'
import { fixturesOf } from './features/plan/fixtures-to-plan'
import { RequestFields } from './features/plan/RequestFields'
import { Podium } from './features/scorers/Podium'
import { scorersSheet } from './features/scorers/ScorersSheet'
import StandingsScreen from './features/standings/StandingsScreen'
import { standingsSheet } from './features/standings/StandingsSheet'
import { SportOnPaper } from './parts/paper/SportOnPaper'
import { StatusBadge } from './parts/StatusBadge'
import { openTable } from './testing/tables-screen'

const [sport] = someSports
const [out] = competitionTeams
if (!out || !sport) throw new Error('The fixture has no team')

/** The played competition, from which 'Promo 98' withdrew. */
function withdrawn(teamId: string) {
  const { competition, matches } = playedCompetition()
  const withdrawals = [{ teamId, results: 'keep' as const, reason: 'Lesiones', by: '', at: '' }]
  const resolved = serveCompetition(new FakeApi(aUser()), {
    competition: { ...competition, withdrawals },
    matches,
  }).resolved()
  if (!resolved) throw new Error('The fixture has no competition')
  return resolved
}

const competition = withdrawn(out.id)
const leagues = competition.phases.filter((phase) => phase.kind === 'league')
const cups = competition.phases.filter((phase) => phase.kind === 'knockout')
const rows = leagues.flatMap(({ tables }) =>
  tables.flatMap(({ zoneId, rows: own }) => own.map((row) => ({ ...row, zoneId }))),
)
const teamInTie = cups
  .flatMap(({ ties }) => ties)
  .flatMap(({ homeTeam, awayTeam }) => [homeTeam ?? [], awayTeam ?? []].flat())
const shownTeam = teamInTie.find(({ id }) => id === out.id) ?? null
const scorer = {
  position: 1,
  player: { id: 'j', name: 'Ana', number: 9, position: '', photo: '' },
  team: markWithdrawn(competition)({ ...out, category: null }),
  goals: 3,
  assists: 0,
  matchesPlayed: 2,
  average: 1.5,
}
const other = (id: string) => ({ ...scorer, player: { ...scorer.player, id } })
const match: Match = aMatch({ sportId: sport.id, homeTeamId: out.id, homeTeam: shownTeam, status: 'finished' })
const nobodyCame: Match = { ...match, result: { kind: 'walkover', absent: 'both', reason: '' } }
const print = {
  read: (async () => ({ total: 0, items: [] })) as never,
  foot: [],
  now: new Date('2025-11-15T12:00:00Z'),
}
const sheetOf = (one: Match) => (
  <MatchSheet
    match={one}
    players={[]}
    present={new Set()}
    events={[]}
    rules={undefined}
    suspended={new Set()}
    foot={[]}
  />
)
const textOf = (content: ReactNode) => render(<>{content}</>).baseElement.textContent ?? ''

test.each<[surface: string, text: () => string | Promise<string>]>([
  [
    "'Posiciones' on paper",
    () => textOf(standingsSheet({ lead: '', scoring: 'goals', foot: [], tables: [{ name: null, rows }] })),
  ],
  [
    'tables, brackets and results on paper',
    () => textOf(<SportOnPaper sport={sport} competition={competition} standings={[]} matches={[]} />),
  ],
  [
    'results on paper',
    () => textOf(<SportOnPaper sport={sport} competition={null} standings={[]} matches={[match]} />),
  ],
  [
    "the bracket of 'Competencia'",
    () =>
      cups
        .flatMap((cup) => bracketOf(cup, byesIn(competition.phases), new Map(), () => null).rounds)
        .flatMap((round) => round.matches.flatMap((one) => one?.sides.map(({ name }) => name) ?? []))
        .join(' · '),
  ],
  [
    "the day's sheet",
    async () => textOf(await daySheet(print, { day: match.date, matches: [match], isByField: true })),
  ],
  ["a match's sheet", () => textOf(sheetOf(match))],
  [
    "the planner's matches",
    () =>
      fixturesOf(competition, [], competitionTeams)
        .flatMap(({ sides }) => sides.map(({ name }) => name))
        .join(' · '),
  ],
  [
    'heads of zones',
    () =>
      textOf(
        <HeadsField
          teams={competitionTeams.map(markWithdrawn(competition))}
          value={[]}
          most={2}
          hint=""
          onChange={() => undefined}
        />,
      ),
  ],
  ['the best scorers', () => textOf(<Podium best={[scorer, other('k'), other('l')]} isPoints={false} />)],
  ['scorers on paper', () => textOf(scorersSheet({ rows: [scorer], lead: '', isPoints: false, foot: [] }))],
  [
    "the planner's requests",
    () =>
      textOf(
        <RequestFields
          requests={[{ kind: 'not_before', team: out.id, time: '11:00' }]}
          teams={shownTeam ? [shownTeam] : []}
          days={[]}
          onChange={() => undefined}
        />,
      ),
  ],
])('%s says that a team withdrew', async (_surface, text) => {
  expect(await text()).toContain('Promo 98 (Retirado)')
})

test("'Posiciones' says that a team withdrew", async () => {
  openTable(
    StandingsScreen,
    '/tournament/standings',
    (api) => void api.respond(standingsEndpoints.list, { total: rows.length, items: rows }),
    { standings: rows, scorers: [], competition },
  )
  expect(await screen.findByText('Promo 98 (Retirado)')).toBeDefined()
})

test("a captain's page says that the team withdrew", async () => {
  const api = new FakeApi(gaston)
  serveMyTeam(api)
  api.respond(competitionEndpoints.find, {
    ...competition,
    sportId: futbol.id,
    withdrawals: [{ teamId: futbol98.id, results: 'keep', reason: '', by: '', at: '' }],
  })
  renderScreen(<MyTeamScreen />, { path: '/tournament/my-team', as: { ...gaston, promotionId: promo98.id }, api })
  expect(await screen.findByRole('heading', { name: 'Promo 98 (Retirado)' })).toBeDefined()
})

test.each<[surface: string, text: () => string | Promise<string>]>([
  [
    'results on paper',
    () => textOf(<SportOnPaper sport={sport} competition={null} standings={[]} matches={[nobodyCame]} />),
  ],
  [
    "the day's sheet",
    async () => textOf(await daySheet(print, { day: match.date, matches: [nobodyCame], isByField: true })),
  ],
  ["a match's sheet", () => textOf(sheetOf(nobodyCame))],
  ["a match's badge", () => textOf(<StatusBadge match={nobodyCame} />)],
])('%s says that neither side came', async (_surface, text) => {
  expect(await text()).toContain('W.O. de ambos')
})
