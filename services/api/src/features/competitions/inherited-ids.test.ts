import { competitionKeyPattern } from '@torneo/contracts/competition/keys'
import { expect, it } from 'vitest'
import {
  addCupMatch,
  cupFixture,
  cupPhases,
  cupUrl as url,
  enterResult,
  readMatch,
  sidesOf,
  useCup,
} from '../../testing/cup'
import { inheritedKeys } from '../../testing/json-arbitrary'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const { saved } = useCup(api)

const ids = inheritedKeys.filter((key) => competitionKeyPattern.test(key))
const [league, cup] = cupPhases
const [zoneA, zoneB] = league.zones

/** The cup with ids that every object has as keys: those from `first` on. */
function phasesWith(first: number) {
  const id = (offset: number) => ids[(first + offset) % ids.length] ?? ''
  const slot = (zone: number) => ({ phase: id(0), zone: id(zone), rank: 1 })
  const zones = [
    { ...zoneA, id: id(1) },
    { ...zoneB, id: id(2) },
  ]
  return {
    id,
    zones,
    phases: [
      { ...league, id: id(0), zones },
      { ...cup, id: id(3), ties: [{ id: id(4), round: 1, home: slot(1), away: slot(2) }] },
    ],
  }
}

it.each(ids)('a competition whose ids begin with %s is played like any other', async (name) => {
  const { id, zones, phases } = phasesWith(ids.indexOf(name))
  const admin = await saved(phases)
  const drawn = await admin.post(`${url}/draw`, { phaseId: id(0), zones: 2 })
  expect([drawn.status, drawn.body.phases[0].draw.zones, drawn.body.phases[0].state]).toEqual([200, 2, 'waiting'])
  const { body } = await admin.put(url, { phases })
  expect([body.phases[0].draw.zones, ...body.phases.map((phase: { id: string }) => phase.id)]).toEqual([
    2,
    id(0),
    id(3),
  ])
  expect((await admin.get(url)).body.phases).toEqual(body.phases)
  const final = await addCupMatch(admin, { phaseId: id(3), tieId: id(4) })
  for (const { id: zoneId, teamIds } of zones) {
    const [homeTeamId, awayTeamId] = teamIds
    const added = await admin.post('/api/matches/batch', {
      items: [{ ...cupFixture, phaseId: id(0), zoneId, homeTeamId, awayTeamId }],
    })
    expect((await enterResult(admin, added.body.items[0], 2, 0)).status).toBe(200)
    const table = await admin.get(`/api/standings?sportId=futbol&phaseId=${id(0)}&zoneId=${zoneId}`)
    expect(table.body.items.map(({ team }: { team: { id: string } }) => team.id)).toEqual([homeTeamId, awayTeamId])
  }
  expect(sidesOf(await readMatch(admin, final))).toEqual(['a1', 'b1'])
  const { competitions } = (await api.anonymous.get('/api/public/tournament')).body
  expect(competitions.futbol.phases.map((phase: { id: string }) => phase.id)).toEqual([id(0), id(3)])
  expect((await admin.post(`${url}/ties/${id(4)}/keep`)).status).toBe(409)
})
