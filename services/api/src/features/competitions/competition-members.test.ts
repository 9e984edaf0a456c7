import { describe, expect, it } from 'vitest'
import { addCupMatch, cupPhases, cupTeams, cupUrl, enterResult, readMatch, sidesOf, useCup } from '../../testing/cup'
import { useTestApi } from '../../testing/test-api'

const api = useTestApi()
const { saved, drawn } = useCup(api)

describe('a member of a competition', () => {
  it.each([
    ['teams/a1', 'Está en una competencia: sácalo de ella antes'],
    ['promotions/p', 'Está en una competencia: sácalo de ella antes'],
    ['tournament-sports/futbol', 'Este deporte tiene una competencia: elimínala antes'],
  ])('is not deleted: %s', async (path, message) => {
    await saved()
    const boss = await api.as('super')
    const before = await api.snapshot()
    const { status, body } = await boss.delete(`/api/${path}`)
    expect([status, body.type, body.message]).toEqual([409, 'in_use', message])
    expect(body.uses).toEqual([{ collection: 'competitions', id: 'futbol', title: 'Competencia de Fútbol' }])
    expect(await api.snapshot()).toBe(before)
    await boss.delete(cupUrl)
    expect((await boss.delete(`/api/${path}`)).status).toBe(204)
  })

  it('is a team of a slot too, and no longer one that was taken out', async () => {
    const out = [{ ...cupPhases[0], zones: [{ id: 'a', name: 'Zona A', teamIds: ['a2', 'b1'] }] }]
    const tie = { id: 'x', round: 1, home: { team: 'b2' }, away: null }
    const admin = await saved([...out, { id: 'oro', name: 'Oro', kind: 'knockout', ties: [tie] }])
    expect((await admin.delete('/api/teams/b2')).status).toBe(409)
    expect((await admin.delete('/api/teams/a1')).status).toBe(204)
  })
})

describe('a match that comes back from the bin', () => {
  it('takes its place again, with the teams that its slots say by then', async () => {
    const { admin, zoneA, zoneB, final } = await drawn()
    await admin.delete(`/api/matches/${final.id}`)
    await enterResult(admin, zoneA, 2, 1)
    await enterResult(admin, zoneB, 0, 1)
    expect((await admin.post(`/api/bin/${final.id}/restore`)).body).toEqual({ restored: 1 })
    expect(sidesOf(await readMatch(admin, final))).toEqual(['a1', 'b2'])
  })

  it('opens again what its result decides otherwise', async () => {
    const { admin, zoneA, zoneB, final } = await drawn()
    await enterResult(admin, zoneA, 2, 1)
    await enterResult(admin, zoneB, 0, 1)
    await admin.delete(`/api/matches/${zoneA.id}`)
    expect(sidesOf(await readMatch(admin, final))).toEqual([null, 'b2'])
    await admin.post(`/api/bin/${zoneA.id}/restore`)
    expect(sidesOf(await readMatch(admin, final))).toEqual(['a1', 'b2'])
  })

  it.each([
    ['has another match by then', 'Ese cruce ya tiene un partido'],
    ['is gone', 'La zona o el cruce no es de esa fase'],
  ])('stays there if its place %s', async (how, message) => {
    const { admin, final } = await drawn()
    await admin.delete(`/api/matches/${final.id}`)
    if (how === 'is gone') {
      const other = { ...cupPhases[1], ties: [{ ...cupPhases[1].ties[0], id: 'otro' }] }
      await saved([cupPhases[0], other])
    } else await addCupMatch(admin, { phaseId: 'oro', tieId: 'oro-1_1' })
    const before = await api.snapshot()
    const { status, body } = await admin.post(`/api/bin/${final.id}/restore`)
    expect([status, body.message]).toEqual([409, message])
    expect(await api.snapshot()).toBe(before)
  })
})

describe('a deleted competition', () => {
  const phasesNow = async (client: Awaited<ReturnType<typeof api.as>>) =>
    (await client.get(cupUrl)).body?.phases ?? null

  it('is listed in the bin by its sport, and comes back as it was', async () => {
    const admin = await saved()
    const before = await phasesNow(admin)
    expect((await admin.delete(cupUrl)).status).toBe(204)
    expect(await phasesNow(admin)).toBeNull()
    expect((await admin.get('/api/bin')).body.items).toMatchObject([
      { batch: 'futbol', collection: 'competitions', title: 'Competencia de Fútbol', records: 1 },
    ])
    expect((await admin.post('/api/bin/futbol/restore')).body).toEqual({ restored: 1 })
    expect(await phasesNow(admin)).toEqual(before)
    expect((await admin.get('/api/bin')).body.items).toEqual([])
  })

  it('gives way to a new one, and may be deleted again', async () => {
    const admin = await saved()
    await admin.delete(cupUrl)
    const renamed = [{ ...cupPhases[0], name: 'Otras zonas' }]
    expect((await admin.put(cupUrl, { phases: renamed })).status).toBe(200)
    expect((await admin.get('/api/bin')).body.items).toEqual([])
    expect((await admin.post('/api/bin/futbol/restore')).status).toBe(404)
    expect((await admin.delete(cupUrl)).status).toBe(204)
    await admin.post('/api/bin/futbol/restore')
    expect((await phasesNow(admin))[0].name).toBe('Otras zonas')
  })

  it('is listed again once its sport is restored, and comes back after its teams', async () => {
    const admin = await saved()
    const before = await phasesNow(admin)
    const binned = async () =>
      (await admin.get('/api/bin')).body.items
        .filter(({ batch }: { batch: string }) => batch === 'futbol')
        .map(({ title }: { title: string }) => title)
    await admin.delete(cupUrl)
    for (const team of cupTeams) expect((await admin.delete(`/api/teams/${team}`)).status).toBe(204)
    expect((await admin.delete('/api/tournament-sports/futbol')).status).toBe(204)
    expect(await binned()).toEqual(['Fútbol'])
    for (const batch of ['futbol', ...cupTeams])
      expect((await admin.post(`/api/bin/${batch}/restore`)).status).toBe(200)
    expect([await binned(), await phasesNow(admin)]).toEqual([['Competencia de Fútbol'], null])
    expect((await admin.post('/api/bin/futbol/restore')).status).toBe(200)
    expect(await phasesNow(admin)).toEqual(before)
  })

  it('does not come back without a team that it names', async () => {
    const admin = await saved()
    await admin.delete(cupUrl)
    await admin.delete('/api/teams/a1')
    const { status, body } = await admin.post('/api/bin/futbol/restore')
    expect([status, body.message]).toEqual([409, 'Ya no existe algo de lo que depende, así que no se puede restaurar'])
    await admin.post('/api/bin/a1/restore')
    expect((await admin.post('/api/bin/futbol/restore')).status).toBe(200)
  })
})
