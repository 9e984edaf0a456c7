import type { Match } from '@torneo/contracts/match/matches'
import { beforeEach } from 'vitest'
import type { TestApi } from './test-api'
import type { TestClient } from './test-client'
import { tournamentScene } from './tournament-scene'

/** Two zones of two teams, whose firsts play the final. Ids have every sign that they may have. */
export const cupPhases = [
  {
    id: 'zonas-1',
    name: 'Zonas',
    kind: 'league',
    legs: 1,
    zones: [
      { id: 'a', name: 'Zona A', teamIds: ['a1', 'a2'] },
      { id: 'b', name: 'Zona B', teamIds: ['b1', 'b2'] },
    ],
    tieBreaks: ['points', 'goal_difference', 'goals_for'],
  },
  {
    id: 'oro',
    name: 'Oro',
    kind: 'knockout',
    levelEnds: 'penalties',
    ties: [
      {
        id: 'oro-1_1',
        round: 1,
        home: { phase: 'zonas-1', zone: 'a', rank: 1 },
        away: { phase: 'zonas-1', zone: 'b', rank: 1 },
      },
    ],
  },
] as const

export const cupTeams = ['a1', 'a2', 'b1', 'b2'] as const
export const cupUrl = '/api/competitions/futbol'

const year = new Date().getFullYear()

/** A match of the cup's sport without its teams or place. */
export const cupFixture = { sportId: 'futbol', date: `${year}-11-15`, time: '10:00', location: 'Campo' }

export const sidesOf = ({ homeTeamId, awayTeamId }: Match) => [homeTeamId, awayTeamId]

export const readMatch = async (client: TestClient, { id }: Pick<Match, 'id'>): Promise<Match> =>
  (await client.get(`/api/matches/${id}`)).body

export const enterResult = (client: TestClient, { id }: Match, homeScore: number, awayScore: number) =>
  client.post(`/api/matches/${id}/result`, { homeScore, awayScore })

export const addCupMatch = async (client: TestClient, fields: object): Promise<Match> =>
  (await client.post('/api/matches', { ...cupFixture, ...fields })).body

/** Stores the sport, its promotion and its teams before each test; returns what makes the competition. */
export function useCup(api: TestApi) {
  const scene = tournamentScene(api)
  beforeEach(async () => {
    await scene.tournament({ year })
    await scene.sport('futbol', { name: 'Fútbol' })
    await scene.promotion('p', { year: 1998 })
    for (const team of cupTeams) await scene.team(team, { sportId: 'futbol', promotionId: 'p' })
  })
  /** Saves the competition. */
  async function saved(phases: readonly object[] = cupPhases) {
    const admin = await api.as('admin_tournament')
    const { status, text } = await admin.put(cupUrl, { phases })
    if (status !== 200) throw new Error(text)
    return admin
  }
  return {
    scene,
    saved,
    /** Saves the competition, a match of each zone, and the final. */
    async drawn() {
      const admin = await saved()
      return {
        admin,
        zoneA: await addCupMatch(admin, { phaseId: 'zonas-1', zoneId: 'a', homeTeamId: 'a1', awayTeamId: 'a2' }),
        zoneB: await addCupMatch(admin, { phaseId: 'zonas-1', zoneId: 'b', homeTeamId: 'b1', awayTeamId: 'b2' }),
        final: await addCupMatch(admin, { phaseId: 'oro', tieId: 'oro-1_1' }),
      }
    },
  }
}
