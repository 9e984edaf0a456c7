import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestApi } from '@torneo/api/testing/test-api'
import type { TestClient } from '@torneo/api/testing/test-client'
import { tournamentScene } from '@torneo/api/testing/tournament-scene'
import { useNode } from '@torneo/api/testing/use-node'
import type { Match } from '@torneo/contracts/match/matches'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { useFamilies } from '../testing/use-families'

const folder = mkdtempSync(join(tmpdir(), 'torneo-links-'))
mkdirSync(join(folder, 'en-vivo'))
writeFileSync(join(folder, 'en-vivo/index.html'), 'página')
writeFileSync(join(folder, 'en-vivo/404.html'), 'Aquí no hay nada')
writeFileSync(
  join(folder, 'en-vivo/render.cjs'),
  `exports.takesPart = true; exports.render = async () => ({ before: '<script>', after: '</script>', css: '' })`,
)
afterAll(() => rmSync(folder, { recursive: true }))

const api = useTestApi()
const families = useFamilies(api, useNode(api), { SITE_DIR: folder })
const at = tournamentScene(api)
const teams = ['a', 'b', 'c', 'd']
const phases = [
  {
    id: 'llave',
    name: 'Llave',
    kind: 'knockout',
    levelEnds: 'penalties',
    ties: [
      { id: 's1', round: 1, home: { team: 'a' }, away: { team: 'b' } },
      { id: 's2', round: 1, home: { team: 'c' }, away: { team: 'd' } },
      { id: 'f', round: 2, home: { winner: 's1' }, away: { winner: 's2' } },
    ],
  },
]
const year = new Date().getFullYear() + 1
const fixture = { sportId: 'futbol', location: 'Campo', phaseId: 'llave' }
let admin: TestClient
let ids: Record<'s1' | 's2' | 'f', string>

beforeEach(async () => {
  await at.tournament({ name: 'Torneo', year })
  await at.promotion('p', { year: 1998 })
  for (const sport of ['futbol', 'voley']) await at.sport(sport)
  for (const team of teams) await at.team(team, { sportId: 'futbol', promotionId: 'p', name: `Equipo ${team}` })
  admin = await api.as('admin_tournament')
  await admin.put('/api/competitions/futbol', { phases })
  const made = async (tieId: string, time: string) =>
    ((await admin.post('/api/matches', { ...fixture, tieId, date: `${year}-12-31`, time })).body as Match).id
  ids = { s1: await made('s1', '10:00'), s2: await made('s2', '11:00'), f: await made('f', '16:00') }
})

async function win(id: string): Promise<void> {
  await admin.post(`/api/matches/${id}/start`)
  await admin.post(`/api/matches/${id}/score`, { side: 'home', step: 1 })
  expect((await admin.post(`/api/matches/${id}/finish`)).status).toBe(200)
}

interface Sent {
  readonly tournament: { readonly matches: readonly Match[]; readonly competitions: Readonly<Record<string, object>> }
  readonly part: { readonly view: string | null; readonly team: string | null }
}
const sent = async (path: string): Promise<Sent> =>
  JSON.parse((await families.get(path)).text.split(/<\/?script>/)[1] ?? '')
const listed = ({ tournament }: Sent) => tournament.matches.map(({ id }) => id)

it('a view in the address comes with the matches that it shows, and one that does not exist is the usual page', async () => {
  for (let day = 1; day <= 8; day += 1)
    await at.match(`antes${day}`, { sportId: 'futbol', homeTeamId: 'a', awayTeamId: 'b', date: `${year}-11-0${day}` })
  await expect.poll(async () => listed(await sent('/en-vivo?deporte=futbol'))).toHaveLength(6)
  expect(listed(await sent('/en-vivo?deporte=futbol&vista=llave'))).toEqual(expect.arrayContaining(Object.values(ids)))
  expect(listed(await sent('/en-vivo?deporte=futbol&vista=camino&equipo=a'))).toContain('antes8')
  const viewOf = async (query: string) => {
    const { view, team } = (await sent(`/en-vivo?${query}`)).part
    return [view, team]
  }
  expect(await viewOf('deporte=futbol&vista=camino&equipo=a')).toEqual(['camino', 'a'])
  expect(await viewOf('deporte=futbol&vista=zonas&equipo=a')).toEqual(['zonas', null])
  for (const query of [
    'vista=llave',
    'deporte=futbol&vista=nada',
    'deporte=futbol&vista=camino',
    'deporte=futbol&vista=camino&equipo=nadie',
    'deporte=voley&vista=camino&equipo=a',
  ])
    expect(await viewOf(query)).toEqual([null, null])
})

it("a tie's page comes with its bracket and the match that its winner plays", async () => {
  await expect.poll(async () => listed(await sent(`/en-vivo/partido/${ids.s1}`))).toEqual([ids.s1, ids.f])
  expect((await sent(`/en-vivo/partido/${ids.s1}`)).tournament.competitions).toMatchObject({
    futbol: { phases: [{ id: 'llave' }] },
  })
  expect(listed(await sent(`/en-vivo/partido/${ids.f}`))).toEqual([ids.f])
})

it("a calendar names a tie's round and slots, and its teams once they are known", async () => {
  const summary = async () =>
    (await families.get(`/en-vivo/calendario.ics?partido=${ids.f}`)).text.match(/SUMMARY:(.*)\r/)?.[1]
  await expect.poll(summary).toBe('⚽ Final: Ganador Semifinal 1 – Ganador Semifinal 2')
  await win(ids.s1)
  await expect.poll(summary).toBe('⚽ Final: Equipo a – Ganador Semifinal 2')
  await win(ids.s2)
  await win(ids.f)
  await expect.poll(summary).toBe('⚽ Final: Equipo a 1 – 0 Equipo c')
})
