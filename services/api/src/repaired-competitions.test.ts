import { expect, it } from 'vitest'
import { createCompetitions } from './data/competitions/competitions'
import { createFillMatches } from './data/competitions/fill-matches'
import { createRepairCompetitions } from './data/competitions/repair-competitions'
import { createMatchStore } from './data/matches/match-store'
import { createTournamentCache } from './data/read-models/tournament-cache'
import { createMatchActions } from './features/matches/match-actions'
import { committedDocuments } from './platform/cache/collection-cache'
import { cupUrl, enterResult, readMatch, sidesOf, useCup } from './testing/cup'
import { useTestApi } from './testing/test-api'

const api = useTestApi()
const { drawn } = useCup(api)
const stored = () => api.raw.collection<{ _id: string }>('matches')

/** As `npm run stats` makes it, beside the service. */
function comparison() {
  const { services } = api.app
  const tournament = createTournamentCache({ ...services, documentsOf: committedDocuments(services.database) })
  const { actIn } = createMatchActions(services, createMatchStore(services.database, services.matches), tournament)
  const fill = createFillMatches(services, actIn, createCompetitions(tournament), tournament)
  return createRepairCompetitions(services, tournament, fill)
}

it('finds and repairs a match whose teams were damaged, once, and leaves one that has begun', async () => {
  const { admin, zoneA, zoneB, final } = await drawn()
  await enterResult(admin, zoneA, 2, 1)
  await enterResult(admin, zoneB, 0, 1)
  const { check, repair } = comparison()
  expect(await check()).toEqual([])
  await stored().updateOne({ _id: final.id }, { $set: { homeTeamId: 'a2', awayTeamId: null } })
  const wrong = [{ sportId: 'futbol', matchId: final.id }]
  expect(await check()).toEqual(wrong)
  expect(await repair()).toEqual(wrong)
  expect(sidesOf(await readMatch(admin, final))).toEqual(['a1', 'b2'])
  expect(await repair()).toEqual([])
  const { items } = (await admin.get(`/api/matches/${final.id}/log`)).body
  expect(items[0]).toMatchObject({ kind: 'assign_teams', by: { name: 'Competencia' } })

  await admin.post(`/api/matches/${final.id}/start`)
  await stored().updateOne({ _id: final.id }, { $set: { homeTeamId: 'a2' } })
  expect(await repair()).toEqual([])
})

it('ends a match of a withdrawn team that an earlier version left to be played', async () => {
  const { admin, zoneA, zoneB, final } = await drawn()
  await enterResult(admin, zoneA, 2, 1)
  await enterResult(admin, zoneB, 0, 1)
  await admin.post(`${cupUrl}/withdrawals`, { teamId: 'a1', results: 'keep', reason: 'Lesiones' })
  const { rev } = await readMatch(admin, final)
  await stored().updateOne(
    { _id: final.id },
    { $set: { status: 'scheduled', result: null, homeScore: 0, awayScore: 0 } },
  )
  await comparison().repair()
  expect(await readMatch(admin, final)).toMatchObject({ status: 'finished', result: { absent: 'home' }, rev: rev + 1 })
})
