import { expect, it } from 'vitest'
import { addCupMatch, cupPhases, cupUrl, enterResult, readMatch, sidesOf, useCup } from '../../testing/cup'
import { useTestApi } from '../../testing/test-api'
import type { TestClient } from '../../testing/test-client'

const api = useTestApi()
const { drawn, saved } = useCup(api)

/** Phases that the newest save of a competition replaced. */
async function replacedPhases(admin: TestClient): Promise<unknown> {
  const { items } = (await admin.get('/api/history/futbol?fields=phases')).body
  return items[0].changes.find(({ field }: { field: string }) => field === 'phases').from
}

const changed = [cupPhases[0], { ...cupPhases[1], ties: [{ ...cupPhases[1].ties[0], away: { team: 'a2' } }] }]

it('a save of a competition is undone with what its history says was there, and the final has its teams again', async () => {
  const { admin, zoneA, zoneB, final } = await drawn()
  await enterResult(admin, zoneA, 2, 1)
  await enterResult(admin, zoneB, 2, 1)
  const before = (await admin.get(cupUrl)).body
  expect(sidesOf(await readMatch(admin, final))).toEqual(['a1', 'b1'])
  expect((await admin.put(cupUrl, { phases: changed })).status).toBe(200)
  expect(sidesOf(await readMatch(admin, final))).toEqual(['a1', 'a2'])

  const back = await admin.put(cupUrl, { phases: await replacedPhases(admin) })
  expect([back.status, back.body.phases]).toEqual([200, before.phases])
  expect(sidesOf(await readMatch(admin, final))).toEqual(['a1', 'b1'])
})

it('a save cannot be undone over matches that it would lose', async () => {
  const admin = await saved([{ ...cupPhases[0], zones: [cupPhases[0].zones[0]] }])
  expect((await admin.put(cupUrl, { phases: cupPhases })).status).toBe(200)
  const match = await addCupMatch(admin, { phaseId: 'zonas-1', zoneId: 'b', homeTeamId: 'b1', awayTeamId: 'b2' })
  const { status, body } = await admin.put(cupUrl, { phases: await replacedPhases(admin) })
  expect([status, body.type, body.uses.map(({ id }: { id: string }) => id)]).toEqual([409, 'in_use', [match.id]])
})
