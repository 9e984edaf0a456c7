import type { TestApi } from './test-api'
import type { tournamentScene } from './tournament-scene'

const zone = (id: string, teamIds: readonly string[]) => ({ id, name: `Zona ${id.toUpperCase()}`, teamIds })
const league = (id: string, zones: readonly object[]) => ({
  id,
  name: id,
  kind: 'league',
  legs: 1,
  zones,
  tieBreaks: ['points', 'goal_difference', 'goals_for'],
})
const knockout = (id: string, tie: object) => ({ id, name: id, kind: 'knockout', ties: [{ round: 1, ...tie }] })

/** Phases of the sport `copa`: one to draw, zones with level teams, a final, and a tie that another team plays. */
export const cupPhases = [
  league('previa', [zone('p', []), zone('q', [])]),
  league('zonas', [zone('a', ['copa1', 'copa2']), zone('b', ['copa3', 'copa4'])]),
  knockout('oro', {
    id: 'final',
    home: { phase: 'zonas', zone: 'a', rank: 1 },
    away: { phase: 'zonas', zone: 'b', rank: 1 },
  }),
  knockout('plata', { id: 'cruce', home: { team: 'copa1' }, away: { team: 'copa2' } }),
]

/**
 * Adds the sport `copa` with a competition in which every decision can be made, and `vacia` with an empty one; a plan that added the match
 * `cargado` can be taken back.
 */
export async function competitionScene(
  { raw }: Pick<TestApi, 'raw'>,
  at: ReturnType<typeof tournamentScene>,
): Promise<void> {
  await at.promotion('promocopa')
  for (const sport of ['copa', 'vacia']) await at.sport(sport)
  for (const team of ['copa1', 'copa2', 'copa3', 'copa4'])
    await at.team(team, { sportId: 'copa', promotionId: 'promocopa' })
  const level = { sportId: 'copa', homeTeamId: 'copa1', awayTeamId: 'copa2', phaseId: 'zonas', zoneId: 'a' }
  await at.match('copaA', { ...level, status: 'finished', homeScore: 1, awayScore: 1 })
  const other = { sportId: 'copa', homeTeamId: 'copa3', awayTeamId: 'copa2', phaseId: 'plata', tieId: 'cruce' }
  await at.match('copaC', { ...other, status: 'live' })
  const [by, at0] = ['Ana', new Date()]
  const common = {
    tournamentId: '1',
    rev: 1,
    results: 0,
    createdAt: at0,
    updatedAt: at0,
    updatedBy: { id: 'x', name: by },
    draws: {},
    kept: [],
  }
  const made = { reason: 'Por escrito', by, at: at0.toISOString() }
  await raw.collection<{ _id: string } & Record<string, unknown>>('competitions').insertMany([
    {
      _id: 'copa',
      ...common,
      phases: cupPhases,
      deductions: [{ id: 'descuento', teamId: 'copa3', phaseId: 'zonas', points: 1, ...made }],
      withdrawals: [{ teamId: 'copa4', results: 'annul', ...made, matches: [] }],
      lots: [{ id: 'lote', phaseId: 'zonas', zoneId: 'b', order: ['copa3', 'copa4'], ...made }],
    },
    { _id: 'vacia', ...common, phases: [], deductions: [], withdrawals: [], lots: [] },
  ])
  await raw
    .collection<{ _id: string }>('match_plans')
    .insertOne({ _id: 'plan', createdAt: new Date(), made: [{ id: 'cargado', rev: 1 }], changed: [], removed: [] } as {
      _id: string
    })
}
