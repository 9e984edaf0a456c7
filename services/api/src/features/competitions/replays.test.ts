import type { Competition } from '@torneo/contracts/competition/competition'
import type { Match } from '@torneo/contracts/match/matches'
import { presets } from '@torneo/domain/competition/tables/presets'
import { expect, it } from 'vitest'
import { useTestApi } from '../../testing/test-api'
import type { Answer } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import euro from './replays/euro-2020.fixture.json'
import tennis from './replays/finals-2022-tennis.fixture.json'
import nationsLeague from './replays/nations-league-2021.fixture.json'
import olympics from './replays/olympics-2016-basketball.fixture.json'
import handball from './replays/olympics-2020-handball.fixture.json'
import hockey from './replays/olympics-2020-hockey.fixture.json'
import { type Played, readMatch, readTies, readZones, type Replay, type ReplayTie } from './replays/replay.fixture'
import worldCup from './replays/world-cup-2018.fixture.json'

const api = useTestApi()
const scene = tournamentScene(api)

/** Sends requests as a person's browser does, counts them, and fails on any that is refused. */
async function counting() {
  const admin = await api.as('admin_tournament')
  let requests = 0
  const done = async (answer: Promise<Answer>) => {
    requests += 1
    const { status, body } = await answer
    expect({ isDone: status === 200 || status === 201, body }).toMatchObject({ isDone: true })
    return body
  }
  return {
    count: () => requests,
    post: (url: string, body?: object) => done(admin.post(url, body)),
    put: (url: string, body: object, rev: number) => done(admin.put(url, body, { 'if-match': String(rev) })),
    read: async (url: string) => {
      const answer = await admin.get(url)
      expect(answer).toMatchObject({ status: 200 })
      return answer.body
    },
  }
}

/** Points as these sports count them, FIBA and FIVB included. */
const rulesOf = {
  goals: { matchDuration: 90, hasHalves: true, pointsForWin: 3, pointsForDraw: 1, pointsForLoss: 0 },
  points: { periods: 4, periodMinutes: 10, usesOwnPoints: true, pointsForWin: 2, pointsForDraw: 0, pointsForLoss: 1 },
  sets: {
    matchDuration: 90,
    hasHalves: false,
    bestOf: 5,
    setPoints: 25,
    lastSetPoints: 15,
    usesOwnPoints: true,
    pointsForWin: 3,
    pointsForDraw: 0,
    pointsForLoss: 0,
    pointsForCloseWin: 2,
    pointsForCloseLoss: 1,
  },
} as const

type Person = Awaited<ReturnType<typeof counting>>

/** Adds the sport and its teams; returns the ids of the teams by their code. */
async function enter(person: Person, { name, scoring, rules: own }: Replay, codes: readonly string[]) {
  const rules = { playersPerTeam: 11, scoring, ...(own ?? rulesOf[scoring]) }
  const sport = await person.post('/api/tournament-sports', { name, icon: '🏆', rules })
  const ids = new Map<string, string>()
  for (const [index, code] of codes.entries()) {
    const promotion = await person.post('/api/promotions', {
      name: code,
      year: 1970 + index,
      logo: '',
      description: '',
    })
    const team = { name: code, logo: '', sportId: sport.id, promotionId: promotion.id }
    ids.set(code, (await person.post('/api/teams', team)).id)
  }
  return { sportId: String(sport.id), idOf: (code: string): string => ids.get(code) ?? '' }
}

/** A match's teams by their code; null while unknown. */
const sidesOf = ({ homeTeam, awayTeam }: Match) => [homeTeam?.name ?? null, awayTeam?.name ?? null]

/** Reads the tables of the league as the replay writes them. */
function tablesOf({ phases }: Competition): string[] {
  const [league] = phases
  if (league?.kind !== 'league') return []
  return league.tables.map(({ rows }) =>
    rows
      .map(({ team, points, decidedBy }) => {
        const rule = decidedBy && decidedBy.rule !== league.tieBreaks[0] ? ` ${decidedBy.rule}` : ''
        return `${team.name} ${points}${rule}`
      })
      .join('; '),
  )
}

const replays: readonly Replay[] = [worldCup, euro, olympics, nationsLeague, handball, hockey, tennis] as Replay[]

it.each(replays)('$name: every table, slot and medal is right, by the requests that a person makes', async (replay) => {
  await scene.tournament({ year: 2018 })
  const person = await counting()
  const zones = readZones(replay)
  const ties = readTies(replay)
  const codes = zones.flatMap(({ rows }) => rows.map(({ team }) => team))
  const { sportId, idOf } = await enter(person, replay, codes)
  const url = `/api/competitions/${sportId}`

  const { tieBreaks, headToHead, headToHeadKeys } = presets[replay.tieBreaks]
  const league = {
    id: 'zones',
    name: 'Zonas',
    kind: 'league',
    legs: 1,
    zones: zones.map(({ id, name, rows }) => ({ id, name, teamIds: rows.map(({ team }) => idOf(team)) })),
    tieBreaks,
    headToHead,
    ...(headToHeadKeys && { headToHeadKeys }),
  }
  const knockout = (slotOf: (tie: ReplayTie) => ReplayTie['slots']) => ({
    id: 'final-stage',
    name: 'Copa',
    kind: 'knockout',
    ties: ties.map((tie) => {
      const [home, away] = slotOf(tie)
      return { id: tie.id, round: tie.round, home, away, thirdPlace: tie.thirdPlace }
    }),
  })
  const hasKnockout = ties.length > 0
  const phasesWith = (slotOf: (tie: ReplayTie) => ReplayTie['slots']) =>
    hasKnockout ? [league, knockout(slotOf)] : [league]
  await person.put(url, { phases: phasesWith(({ slots }) => slots) }, 0)

  const day = { sportId, date: '2018-06-14', time: '15:00', location: 'Estadio' }
  const rounds = replay.rounds.map((round) =>
    round.split('; ').map((line) => ({ line, ...readMatch(line, replay.scoring) })),
  )
  const zoneIdOf = (code: string | null | undefined) =>
    zones.find(({ rows }) => rows.some(({ team }) => team === code))?.id
  const drafts = [
    ...rounds
      .flat()
      .map(({ home, away }) => ({
        ...day,
        phaseId: 'zones',
        zoneId: zoneIdOf(home),
        homeTeamId: idOf(home),
        awayTeamId: idOf(away),
      })),
    ...ties.map(({ id }) => ({ ...day, phaseId: 'final-stage', tieId: id })),
  ]
  const { items: matches }: { items: Match[] } = await person.post('/api/matches/batch', { items: drafts })

  const play = (id: string | undefined, { result }: Played) => person.post(`/api/matches/${id}/result`, result)
  const inZone = ({ home, away }: Played) =>
    matches.find(({ homeTeamId, awayTeamId }) => homeTeamId === idOf(home) && awayTeamId === idOf(away))?.id
  /** Checks who stands in each slot: the teams that played there if `known` says so, else nobody. */
  const checkSlots = async (known: (slot: ReplayTie['slots'][number]) => boolean) => {
    const { items }: { items: Match[] } = await person.read(`/api/matches?sportId=${sportId}&phaseId=final-stage`)
    const byTie = new Map(items.map((match) => [match.tieId, sidesOf(match)]))
    for (const { id, slots, home, away } of ties)
      expect([id, byTie.get(id)]).toEqual([id, [known(slots[0]) ? home : null, known(slots[1]) ? away : null]])
  }

  for (const [index, round] of rounds.entries()) {
    for (const match of round) {
      const id = inZone(match)
      for (const code of replay.yellowCards?.[match.line]?.split(' ') ?? [])
        await person.post(`/api/matches/${id}/events`, { type: 'yellow_card', teamId: idOf(code), playerId: null })
      await play(id, match)
    }
    if (index < rounds.length - 1) await checkSlots(() => false)
  }
  expect(tablesOf(await person.read(url))).toEqual(Object.values(replay.zones))
  const { items: first }: { items: Match[] } = await person.read(`/api/matches?sportId=${sportId}&phaseId=final-stage`)
  const open = new Set(ties.flatMap(({ id, slots }) => (slots.some((slot) => 'bestOf' in slot) ? [id] : [])))
  const withThird = first.filter(({ tieId }) => open.has(tieId ?? '')).map(sidesOf)
  expect(withThird.map(([, third]) => third).toSorted()).toEqual(Object.values(replay.thirdsByHand ?? {}).toSorted())
  expect(withThird.filter(([winner, third]) => zoneIdOf(winner) === zoneIdOf(third))).toEqual([])
  // The organiser has a table of its own for which third meets whom.
  if (replay.thirdsByHand) {
    const byHand = ({ id, slots: [home, away] }: ReplayTie): ReplayTie['slots'] => {
      const third = replay.thirdsByHand?.[id.slice('tie-'.length)]
      return [home, third === undefined ? away : { team: idOf(third) }]
    }
    const { rev } = await person.read(url)
    await person.put(url, { phases: phasesWith(byHand) }, rev)
  }

  const over = new Set<string>()
  const isKnown = (slot: ReplayTie['slots'][number]) =>
    'winner' in slot ? over.has(slot.winner) : !('loser' in slot) || over.has(slot.loser)
  for (const tie of ties) {
    await checkSlots(isKnown)
    await play(matches.find(({ tieId }) => tieId === tie.id)?.id, tie)
    over.add(tie.id)
  }
  const { podium, phases }: Competition = await person.read(url)
  expect(podium?.map(({ place, team }) => `${place} ${team.name}`).join('; ')).toBe(replay.podium)
  expect(phases.map(({ state }) => state)).toEqual(hasKnockout ? ['over', 'over'] : ['over'])

  const cards = Object.values(replay.yellowCards ?? {}).flatMap((teams) => teams.split(' '))
  const byHand = replay.thirdsByHand ? 1 : 0
  // One for the sport, two for each team, one for the competition and for the fixture, and one for each result and card.
  expect(person.count()).toBe(3 + 2 * codes.length + matches.length + cards.length + byHand)
})
