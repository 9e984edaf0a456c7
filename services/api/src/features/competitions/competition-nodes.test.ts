import type { ResolvedPhase } from '@torneo/contracts/competition/competition'
import type { Slot } from '@torneo/contracts/competition/slot'
import type { Match } from '@torneo/contracts/match/matches'
import { mulberry32, type Random } from '@torneo/domain/competition/setup/random'
import { beforeEach, expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import { createTestClient, type TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const scene = tournamentScene(api)
const node = useNode(api)

const url = '/api/competitions/futbol'
const zones = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: `Zona ${id}`, teamIds: [`${id}1`, `${id}2`] }))
const first = (zone: string): Slot => ({ phase: 'zonas', zone, rank: 1 })
const ties = [
  { id: 'semi-1', round: 1, home: first('a'), away: first('b') },
  { id: 'semi-2', round: 1, home: first('c'), away: first('d') },
  { id: 'final', round: 2, home: { winner: 'semi-1' }, away: { winner: 'semi-2' } },
  { id: 'third', round: 2, home: { loser: 'semi-1' }, away: { loser: 'semi-2' }, thirdPlace: true },
] satisfies readonly { readonly home: Slot; readonly away: Slot; [field: string]: unknown }[]
const phases = [
  { id: 'zonas', name: 'Zonas', kind: 'league', legs: 1, zones, tieBreaks: ['points', 'goal_difference', 'goals_for'] },
  { id: 'copa', name: 'Copa', kind: 'knockout', levelEnds: 'penalties', ties },
]

beforeEach(async () => {
  await scene.tournament()
  await scene.sport('futbol', { name: 'Fútbol' })
  await scene.promotion('p', { year: 1998 })
  for (const { teamIds } of zones)
    for (const team of teamIds) await scene.team(team, { sportId: 'futbol', promotionId: 'p' })
})

/** Makes the competition with its eight matches; the feeders of each tie come before it. */
async function drawn(admin: TestClient): Promise<string[]> {
  await admin.put(url, { phases })
  const day = { sportId: 'futbol', date: '2025-11-15', time: '10:00', location: 'Campo' }
  const drafts = [
    ...zones.map(({ id, teamIds: [homeTeamId, awayTeamId] }) => ({
      phaseId: 'zonas',
      zoneId: id,
      homeTeamId,
      awayTeamId,
    })),
    ...ties.map(({ id }) => ({ phaseId: 'copa', tieId: id })),
  ]
  const ids: string[] = []
  for (const draft of drafts) ids.push((await admin.post('/api/matches', { ...day, ...draft })).body.id)
  return ids
}

/** Returns the team that a slot has by the tables and the other ties; null while open. */
function teamOf(slot: Slot, all: readonly ResolvedPhase[]): string | null {
  const tieOf = (id: string) =>
    all.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : [])).find((tie) => tie.id === id)
  if ('winner' in slot) return tieOf(slot.winner)?.winnerTeamId ?? null
  if ('loser' in slot) {
    const { winnerTeamId = null, homeTeam = null, awayTeam = null } = tieOf(slot.loser) ?? {}
    if (winnerTeamId === null) return null
    return (homeTeam?.id === winnerTeamId ? awayTeam?.id : homeTeam?.id) ?? null
  }
  const zone = 'zone' in slot ? slot.zone : ''
  const tables = all.flatMap((phase) => (phase.kind === 'league' ? phase.tables : []))
  const [leader, other] = tables.find(({ zoneId }) => zoneId === zone)?.rows ?? []
  return leader?.played && leader.points !== other?.points ? leader.team.id : null
}

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)] as Item

const result = (random: Random) => {
  const [homeScore, awayScore] = [Math.floor(random() * 3), Math.floor(random() * 3)]
  return { homeScore, awayScore, ...(homeScore === awayScore ? { homePenalties: 4, awayPenalties: 2 } : {}) }
}

type Command = readonly [path: string, body?: object]

/** Commands on a match that others feed; most are refused in most states. */
const commands: readonly ((random: Random) => Command)[] = [
  (random) => ['result', result(random)],
  () => ['reopen'],
  () => ['start'],
  () => ['start'],
  (random) => ['score', { side: pick(['home', 'away'], random), step: 1 }],
  () => ['finish'],
]

/** Positions of a tie's match and of those that feed it, in the list of all eight. */
const fed = [
  { tie: 4, by: [0, 1] },
  { tie: 5, by: [2, 3] },
  { tie: 6, by: [4, 5] },
  { tie: 7, by: [4, 5] },
] as const

it.each([1, 2, 4])(
  'a match that has begun keeps its teams while its feeder is corrected on another node, any other gets the new ones (seed %d)',
  async (seed) => {
    const random = mulberry32(seed)
    const here = await api.as('admin_tournament')
    const there = createTestClient(node.app, here.token)
    const ids = await drawn(here)
    const run = async (client: TestClient, position: number, list: readonly Command[]) => {
      for (const [path, body] of list)
        expect([200, 400, 409]).toContain((await client.post(`/api/matches/${ids[position]}/${path}`, body)).status)
    }
    // Odd seeds begin with everything played, even ones with the zones only.
    const over = seed % 2 === 1 ? ids.length : zones.length
    for (let position = 0; position < over; position += 1)
      await run(here, position, [['result', { homeScore: 1, awayScore: 0 }]])
    let begun = await check(here, ids, new Map())
    expect(begun.size).toBe(over - zones.length)
    for (let step = 0; step < 14; step += 1) {
      const { tie, by } = pick(fed, random)
      const few = () => Array.from({ length: 2 }, () => pick(commands, random)(random))
      await Promise.all([
        run(here, pick(by, random), [['reopen'], ['result', result(random)]]),
        run(there, tie, few()),
        run(pick([here, there], random), pick(fed, random).tie, few()),
      ])
      begun = await check(pick([here, there], random), ids, begun)
    }
  },
)

/** Compares all matches with the competition; `begun` has the teams of those that have begun. */
async function compare(client: TestClient, ids: readonly string[], before: ReadonlyMap<string, string>) {
  const all: ResolvedPhase[] = (await client.get(url)).body.phases
  const resolved = all.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))
  const matches = await Promise.all(
    ids.map(async (id): Promise<Match> => (await client.get(`/api/matches/${id}`)).body),
  )
  const sides = matches.flatMap(({ tieId, status, homeTeamId, awayTeamId }) => {
    const tie = ties.find(({ id }) => id === tieId)
    const isBegun = status !== 'scheduled'
    const both = [
      { team: homeTeamId, slot: tie?.home },
      { team: awayTeamId, slot: tie?.away },
    ]
    return both.map(({ team, slot }) => ({
      tieId,
      round: tie?.round,
      isBegun,
      team,
      due: slot ? teamOf(slot, all) : team,
    }))
  })
  const begun = new Map<string, string>()
  const wrong = matches.flatMap(({ id, tieId, status, homeTeamId, awayTeamId }): object[] => {
    const [own, kept] = [sides.filter((side) => side.tieId === tieId), `${homeTeamId} ${awayTeamId}`]
    if (!tieId) return []
    if (status === 'scheduled') {
      // A team that has begun to play where it should not stays there: its right place in that round is open.
      const playsElsewhere = (due: string | null) =>
        sides.some((side) => side.round === own[0]?.round && side.isBegun && side.team === due && side.due !== due)
      return own.every(({ team, due }) => team === (playsElsewhere(due) ? null : due)) ? [] : [{ status, own }]
    }
    begun.set(id, kept)
    const conflict = resolved.find((tie) => tie.id === tieId)?.conflict ?? null
    const isRight = Boolean(conflict) === own.some(({ team, due }) => due !== null && due !== team)
    return isRight && kept === (before.get(id) ?? kept) ? [] : [{ status, own, conflict, kept }]
  })
  return { begun, wrong }
}

/** Waits until a node knows of what the other wrote, and finds all matches right; returns the teams of the begun ones. */
async function check(client: TestClient, ids: readonly string[], before: ReadonlyMap<string, string>) {
  await expect.poll(async () => (await compare(client, ids, before)).wrong).toEqual([])
  return (await compare(client, ids, before)).begun
}

it('zones that end at one moment on two nodes fill the slots that need both, each time', async () => {
  const here = await api.as('admin_tournament')
  const there = createTestClient(node.app, here.token)
  const best = (nth: number): Slot => ({ phase: 'zonas', bestOf: 1, nth })
  const cup = { ...phases[1], ties: [{ id: 'final', round: 1, home: best(1), away: best(2) }] }
  expect((await here.put(url, { phases: [{ ...phases[0], zones: zones.slice(0, 2) }, cup] })).status).toBe(200)
  const day = { sportId: 'futbol', date: '2025-11-15', time: '10:00', location: 'Campo' }
  const inZone = (zone: string) => ({ phaseId: 'zonas', zoneId: zone, homeTeamId: `${zone}1`, awayTeamId: `${zone}2` })
  const ids: string[] = []
  for (const place of [inZone('a'), inZone('b'), { phaseId: 'copa', tieId: 'final' }])
    ids.push((await here.post('/api/matches', { ...day, ...place })).body.id)
  const [a, b, final] = ids
  for (let round = 0; round < 5; round += 1) {
    const ended = await Promise.all([
      here.post(`/api/matches/${a}/result`, { homeScore: 3, awayScore: 0 }),
      there.post(`/api/matches/${b}/result`, { homeScore: 1, awayScore: 0 }),
    ])
    expect(ended.map(({ status }) => status)).toEqual([200, 200])
    // Whichever node ends last fills the final; the other one reads it once it was notified.
    const teamsOfFinal = async () => {
      const { homeTeamId, awayTeamId } = (await here.get(`/api/matches/${final}`)).body as Match
      return [homeTeamId, awayTeamId]
    }
    await expect.poll(teamsOfFinal).toEqual(['a1', 'b1'])
    for (const id of [a, b]) expect((await here.post(`/api/matches/${id}/reopen`)).status).toBe(200)
  }
})
