import type { MatchEvent } from '@torneo/contracts/match/match-events'
import type { Match, MatchSport } from '@torneo/contracts/match/matches'
import type { ScoringRules, SetScore } from '@torneo/contracts/tournament/scoring'
import { replay } from '@torneo/domain/match/log/replay'
import type { LogRow, MatchAggregate } from '@torneo/domain/match/match-aggregate'
import { type LiveAction, type DeviceEffect, projectMatch } from '@torneo/domain/match/projection'
import fc from 'fast-check'
import type { Document } from 'mongodb'
import { expect, it } from 'vitest'
import { createStatsAudit } from '../../data/read-models/stats-audit'
import { useTestApi } from '../../testing/test-api'
import { type Answer, createTestClient, type TestClient } from '../../testing/test-client'
import { tournamentScene } from '../../testing/tournament-scene'
import { useNode } from '../../testing/use-node'

const api = useTestApi()
const node = useNode(api)
const scene = tournamentScene(api)

/** Two matches of the same teams: counters of one must not be mistaken for the other's. */
const matchIds = ['m1', 'm2'] as const
const players = { a: ['auno', 'ados'], b: ['buno', 'bdos'] } as const

interface Call {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below the match; with a leading slash, below the API. */
  readonly path: string
  readonly body?: object
  /** Event to correct or delete, or own key to undo: that many before the latest. */
  readonly back?: number
}
interface Command {
  readonly user: number
  readonly node: number
  readonly match: (typeof matchIds)[number]
  readonly key: string | null
  /** The node that a repeated request goes to, because the first response was lost; null: not lost. */
  readonly lost: number | null
  readonly call: Call
}

const key = fc.nat(24).map((number) => `llave-${number}`.padEnd(12, '0'))
const step = fc.constantFrom(1, -1)
/** False makes the service check for duplicates: two people who send at once see the same match. */
const isAnother = fc.constantFrom(true, undefined, false)
const post = (path: string) => fc.constant<Call>({ method: 'POST', path })

const player = fc.constantFrom(...players.a, ...players.b, 'nadie')
const more = fc.record(
  {
    added: fc.constantFrom(0, 2, 31),
    penalty: fc.boolean(),
    points: fc.constantFrom(1, 3, 4),
    counted: fc.boolean(),
    withRed: fc.boolean(),
    isAnother: fc.boolean(),
  },
  { requiredKeys: [] },
)
const event = fc
  .record(
    {
      type: fc.constantFrom('goal', 'own_goal', 'yellow_card', 'red_card', 'substitution', 'penalty'),
      teamId: fc.constantFrom('a', 'b', 'c'),
      playerId: player,
      assistPlayerId: fc.option(player),
      outPlayerId: fc.option(player),
      minute: fc.constantFrom(5, 40, -1),
    },
    { requiredKeys: ['type', 'teamId', 'playerId'] },
  )
  .chain((fields) => more.map((rest) => ({ ...fields, ...rest })))
/** A valid event. */
const goodEvent = fc
  .constantFrom('a' as const, 'b' as const)
  .chain((teamId) =>
    fc
      .record({
        type: fc.constantFrom('goal', 'goal', 'own_goal', 'yellow_card', 'red_card', 'substitution'),
        teamId: fc.constant(teamId),
        playerId: fc.constantFrom(players[teamId][0], null),
        isAnother,
      })
      .chain((fields) =>
        fc
          .boolean()
          .map((isAssisted) =>
            isAssisted && fields.type === 'goal'
              ? { ...fields, assistPlayerId: players[teamId][1] }
              : isAssisted && fields.type === 'substitution'
                ? { ...fields, outPlayerId: players[teamId][1] }
                : fields,
          ),
      ),
  )

const change = fc.record(
  {
    type: fc.constantFrom('goal', 'own_goal', 'yellow_card'),
    playerId: fc.option(player),
    assistPlayerId: fc.option(player),
    outPlayerId: fc.option(player),
    minute: fc.constantFrom(5, 45, 600),
    added: fc.constantFrom(0, 2),
    penalty: fc.boolean(),
    points: fc.constantFrom(1, 2),
  },
  { requiredKeys: [] },
)

/** Sets are played to two points, so that some end. */
const sports = {
  futbol: {},
  basquet: { scoring: 'points' },
  voley: { scoring: 'sets', setPoints: 2, lastSetPoints: 2 },
} satisfies Record<string, ScoringRules>
const sport = fc.constantFrom(...(Object.keys(sports) as (keyof typeof sports)[]))
const anySets = fc.array(fc.constantFrom({ home: 2, away: 0 }, { home: 1, away: 3 }, { home: 1, away: 1 }), {
  maxLength: 3,
})

const call: fc.Arbitrary<Call> = fc.oneof(
  { weight: 6, arbitrary: goodEvent.map((body) => ({ method: 'POST', path: 'events', body }) as const) },
  { weight: 2, arbitrary: event.map((body) => ({ method: 'POST', path: 'events', body }) as const) },
  { weight: 4, arbitrary: fc.nat(3).map((back) => ({ method: 'DELETE', path: 'events', back }) as const) },
  {
    weight: 5,
    arbitrary: fc
      .tuple(fc.nat(3), change)
      .map(([back, body]) => ({ method: 'PATCH', path: 'events', back, body }) as const),
  },
  { weight: 3, arbitrary: fc.nat(3).map((back) => ({ method: 'POST', path: 'undo', back }) as const) },
  { weight: 3, arbitrary: post('undo') },
  {
    weight: 5,
    arbitrary: fc
      .record({ side: fc.constantFrom('home', 'away'), step, isAnother })
      .map((body) => ({ method: 'POST', path: 'score', body }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ side: fc.constantFrom('home', 'away'), step: fc.constantFrom(2, 3, -3) })
      .map((body) => ({ method: 'POST', path: 'score', body }) as const),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(2, 2, 1, 3).map((set) => ({ method: 'POST', path: 'set-end', body: { set } }) as const),
  },
  { weight: 1, arbitrary: anySets.map((sets) => ({ method: 'PUT', path: 'sets', body: { sets } }) as const) },
  { weight: 2, arbitrary: step.map((by) => ({ method: 'POST', path: 'minute', body: { step: by } }) as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1, 2).map((half) => ({ method: 'PUT', path: 'half', body: { half } }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({ homeScore: fc.nat(3), awayScore: fc.nat(3) })
      .map((body) => ({ method: 'POST', path: 'result', body }) as const),
  },
  { weight: 3, arbitrary: post('start') },
  { weight: 1, arbitrary: post('pause') },
  { weight: 1, arbitrary: post('resume') },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('home', 'away')
      .map((absent) => ({ method: 'POST', path: 'walkover', body: { absent } }) as const),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('abandon', 'postpone')
      .chain((path) =>
        fc
          .constantFrom({}, { date: '2025-12-01', time: '18:30' })
          .map((body) => ({ method: 'POST', path, body }) as const),
      ),
  },
  {
    weight: 4,
    arbitrary: fc
      .record({ side: fc.constantFrom('home', 'away'), scored: fc.boolean() })
      .map((body) => ({ method: 'POST', path: 'shootout/kicks', body }) as const),
  },
  { weight: 4, arbitrary: post('finish') },
  { weight: 8, arbitrary: post('reopen') },
  { weight: 1, arbitrary: post('cancel') },
  { weight: 1, arbitrary: fc.constant({ method: 'DELETE', path: '' } as const) },
  { weight: 2, arbitrary: post('restore') },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('ados', 'bdos')
      .chain((id) =>
        fc.constantFrom<Call>(
          { method: 'DELETE', path: `/players/${id}` },
          { method: 'POST', path: `/bin/${id}/restore` },
        ),
      ),
  },
)

const command: fc.Arbitrary<Command> = fc.record({
  user: fc.constantFrom(0, 0, 1),
  node: fc.nat(1),
  match: fc.constantFrom('m1', 'm1', 'm1', 'm2'),
  key: fc.option(key, { freq: 4 }),
  call,
  lost: fc.option(fc.nat(1), { freq: 3 }),
})
/** Commands sent at the same time; a number repeats the command sent that many before. */
const turns = fc.array(
  fc.array(fc.oneof({ weight: 5, arbitrary: command }, { weight: 1, arbitrary: fc.nat(5) }), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: 4, maxLength: 16, size: 'max' },
)

/** Collections that commands may write. */
const changed = ['matches', 'match_log', 'teams', 'players', 'activity'] as const

/** Fills in the event or key that a call refers to. */
function resolved({ back, ...sent }: Call, events: readonly string[], keys: readonly string[]): Call {
  if (back === undefined) return sent
  return sent.method === 'DELETE' || sent.method === 'PATCH'
    ? { ...sent, path: `events/${events.at(-1 - back) ?? 'nada'}` }
    : { ...sent, body: { key: keys.at(-1 - back) ?? 'ninguna-llave' } }
}

/** Adds a sport for each kind of scoring; both nodes must know them before the first command. */
async function addSports(clients: readonly TestClient[]) {
  for (const [sportId, scoring] of Object.entries(sports)) {
    await scene.sport(sportId, {
      rules: {
        playersPerTeam: 11,
        matchDuration: 60,
        hasHalves: true,
        pointsForWin: 3,
        pointsForDraw: 1,
        pointsForLoss: 0,
        ...scoring,
      },
    })
  }
  for (const client of clients)
    await expect.poll(async () => (await client.get('/api/public/tournament')).body.sports.length).toBe(3)
}

async function begin(sportId: keyof typeof sports, clients: readonly TestClient[]) {
  await Promise.all([...changed, 'operations'].map((name) => api.raw.collection(name).deleteMany({})))
  // A node that missed the deletion would keep the matches of the previous run, whose rev is higher.
  for (const client of clients) await expect.poll(async () => (await client.get('/api/matches')).body.items).toEqual([])
  for (const team of ['a', 'b'] as const) {
    await scene.team(team, { sportId, promotionId: 'p' })
    for (const name of players[team]) await scene.player(name, { teamId: team })
  }
  await scene.match('m1', {
    sportId,
    homeTeamId: 'a',
    awayTeamId: 'b',
    status: 'live',
    homeScore: 1,
    awayScore: 1,
    mustHaveWinner: true,
    ...(sportId === 'voley' && {
      sets: [
        { home: 2, away: 0 },
        { home: 0, away: 2 },
      ],
    }),
  })
  await scene.match('m2', { sportId, homeTeamId: 'b', awayTeamId: 'a' })
}

/** Reads all rows, deleted ones included. */
const rowsOf = (name: string): Promise<Document[]> => api.raw.collection(name).find().sort({ _id: 1 }).toArray()

/** Everything that a command may change. */
async function world() {
  const [matches = [], ...rest] = await Promise.all(changed.map(rowsOf))
  return {
    matches,
    counters: [...(rest[1] ?? []), ...(rest[2] ?? [])].map(({ stats }) => stats as Record<string, number>),
    text: JSON.stringify([matches, ...rest]),
  }
}
type World = Awaited<ReturnType<typeof world>>

const wasCarriedOut = ({ status, headers }: Answer) => status < 300 && headers['idempotency-replayed'] === undefined
const isDeletion = ({ method, path }: Call) => method === 'DELETE' && path === ''
const isAction = (one: Call) => !isDeletion(one) && one.path !== 'restore' && !one.path.startsWith('/')

/** Matches whose rev did not rise by one for each action carried out, or whose deletion does not match the commands. */
const miscounted = (before: World, after: World, done: readonly Command[]) =>
  matchIds.filter((id) => {
    const [was, is] = [before, after].map(({ matches }) => matches.find(({ _id }) => String(_id) === id))
    const own = done.filter(({ match }) => match === id).map(({ call: one }) => one)
    const moves = own.filter((one) => isDeletion(one) || one.path === 'restore').length
    return (
      is?.rev !== was?.rev + own.filter(isAction).length ||
      Boolean(is?.deleted) !== (Boolean(was?.deleted) !== (moves % 2 === 1))
    )
  })

function belowZero({ matches, counters }: World) {
  const scores = matches.flatMap(
    ({ homeScore, awayScore, homePoints = 0, awayPoints = 0, currentMinute }) =>
      [homeScore, awayScore, homePoints, awayPoints, currentMinute] as number[],
  )
  return [...scores, ...counters.flatMap(({ goalDifference: _difference, ...counts }) => Object.values(counts))].filter(
    (count) => count < 0,
  )
}

type Shown =
  | 'status'
  | 'isLive'
  | 'homeScore'
  | 'awayScore'
  | 'currentMinute'
  | 'currentHalf'
  | 'events'
  | 'result'
  | 'interruption'
  | 'shootout'
  | 'date'
  | 'time'
  | 'sets'
  | 'homePoints'
  | 'awayPoints'

/** Fields that a match shows. */
const shown = ({
  status,
  isLive,
  homeScore,
  awayScore,
  homePoints = 0,
  awayPoints = 0,
  sets = [],
  currentMinute,
  currentHalf,
  events,
  result = null,
  interruption = null,
  shootout = null,
  date,
  time,
}: Pick<MatchAggregate, Shown>) => ({
  status,
  isLive,
  homeScore,
  awayScore,
  homePoints,
  awayPoints,
  sets,
  currentMinute,
  currentHalf,
  result,
  interruption,
  shootout,
  date,
  time,
  events: events.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
})

/**
 * The existing matches as a replay of their logs produces them from their initial state. No minute ends within a
 * sequence.
 */
const replayed = ({ matches }: World, begun: World) =>
  matches
    .filter(({ deleted }) => !deleted)
    .map((match) => {
      const before = begun.matches.find(({ _id }) => String(_id) === String(match._id)) as unknown as MatchAggregate
      return shown(replay({ ...before, events: [], log: [] }, (match.log as LogRow[] | undefined) ?? [], new Date()))
    })
const shownOf = ({ matches }: World) =>
  matches.filter(({ deleted }) => !deleted).map((match) => shown({ events: [], ...match } as unknown as MatchAggregate))

/** Action of a user of the panel; null for one that the panel does not offer, or one without a key. */
function liveAction({ kind, effect, key: ownKey }: LogRow): LiveAction | null {
  const [counter] = (['home', 'away', 'homePoints', 'awayPoints', 'minute'] as const).filter((name) => name in effect)
  const step = ((counter && effect[counter]) || -1) as 1 | -1
  const [added] = effect.added ?? []
  if (ownKey === null) return null
  switch (kind) {
    case 'start':
    case 'pause':
    case 'resume':
    case 'finish':
      return { kind }
    case 'score':
      return { kind, side: counter?.startsWith('home') ? 'home' : 'away', step }
    case 'set_end':
      return { kind, set: effect.after?.sets?.length ?? 0 }
    case 'sets':
      return { kind, sets: effect.after?.sets ?? [] }
    case 'minute':
      return { kind, step }
    case 'half':
      return { kind, half: effect.after?.currentHalf ?? 1 }
    case 'period_end':
      return { kind }
    case 'period_start':
      return { kind, period: effect.after?.currentHalf ?? 1 }
    // `counted` tells whether the score already included the goal, as its effect shows.
    case 'event':
      return added
        ? ({
            ...added,
            kind,
            counted: !('home' in effect || 'away' in effect),
            withRed: effect.added?.length === 2,
          } as LiveAction)
        : null
    case 'event_change':
      return { ...added, kind, eventId: added?.id ?? '' } as LiveAction
    case 'kick': {
      const kick = effect.after?.shootout?.kicks.at(-1)
      return kick ? { kind, ...kick } : null
    }
    case 'event_deletion':
      return { kind, eventId: effect.removed?.[0]?.id ?? '' }
    case 'undo':
      return typeof effect.undid?.key === 'string' ? { kind, undoes: effect.undid.key } : null
    default:
      return null
  }
}

/** Removes the fields of events that only the service knows before its response. */
const asOnDevice = (match: Parameters<typeof shown>[0]) => ({
  ...shown(match),
  events: match.events
    .map(({ type, playerId, assistPlayerId, teamId, minute, added, penalty, points }) =>
      [type, playerId, assistPlayerId, teamId, minute, added, penalty, points].join(' '),
    )
    .toSorted(),
})

/** Compares each action as the user's panel shows it before the response with the service's result. */
const projections = ({ matches }: World, begun: World, matchSport: MatchSport) =>
  matches.flatMap((match) => {
    const before = {
      ...(begun.matches.find(({ _id }) => String(_id) === String(match._id)) as unknown as MatchAggregate),
      events: [],
      log: [],
    }
    const log = (match.log as LogRow[] | undefined) ?? []
    return log.flatMap((row, index) => {
      const action = liveAction(row)
      if (!action || row.key === null) return []
      const known = log.slice(0, index).flatMap((one) => {
        const own = one.by.id === row.by.id ? liveAction(one) : null
        return own && one.key !== null
          ? [{ key: one.key, at: one.at.getTime(), action: own, change: one.effect as DeviceEffect }]
          : []
      })
      const reading = replay(before, log.slice(0, index), row.at) as MatchAggregate & { events: readonly MatchEvent[] }
      const { match: shownMatch, events } = projectMatch(
        { match: { ...reading, sport: matchSport } as unknown as Match, events: reading.events },
        [{ key: row.key, action, at: row.at.getTime(), isDone: false }],
        known,
      )
      return [
        {
          shown: asOnDevice({ ...shownMatch, events }),
          done: asOnDevice(replay(before, log.slice(0, index + 1), row.at)),
        },
      ]
    })
  })

/** Matches as a node returns them, and as families get them from it. */
async function answered(client: TestClient) {
  const {
    body: { items },
  } = await client.get('/api/matches')
  const {
    body: { matches },
  } = await client.get('/api/public/tournament')
  const all = await Promise.all(
    (items as Match[])
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(async (match) => {
        const { body } = await client.get(`/api/matches/${match.id}/events`)
        return shown({
          ...match,
          events: (body.items as MatchEvent[]).map(
            ({ matchId: _m, playerName: _n, playerNumber: _u, assistPlayerName: _a, outPlayerName: _o, ...event }) =>
              event,
          ),
        })
      }),
  )
  const setsOf = (sets: readonly SetScore[] = []) => sets.map(({ home, away }) => `${home}:${away}`)
  const scores = (rows: readonly Match[]) =>
    rows
      .map(({ id, rev, status, homeScore, awayScore, sets }) =>
        [id, rev, status, homeScore, awayScore, ...setsOf(sets)].join(' '),
      )
      .toSorted()
  return { all, agrees: scores(items as Match[]).join() === scores(matches as Match[]).join() }
}

it("a match's rev counts its changes, its log reproduces it, and finished matches add up to the counters, for any actions on two nodes", async () => {
  const people = [await api.as('admin_tournament'), await api.as('super')]
  const clients = [people, people.map(({ token }) => createTestClient(node.app, token))]
  await addSports(clients.map(([client]) => client!))
  const { check } = createStatsAudit(api.app.services.database)

  async function sendTo(on: number, { user, match, key: sentKey, call: { method, path, body } }: Command) {
    const headers = {
      ...(sentKey === null ? {} : { 'idempotency-key': sentKey }),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const below = path.startsWith('/')
      ? path
      : path === 'restore'
        ? `/bin/${match}/restore`
        : `/matches/${match}${path && `/${path}`}`
    return clients[on]![user]!.request({
      method,
      url: `/api${below}`,
      headers,
      ...(body ? { payload: JSON.stringify(body) } : {}),
    })
  }

  /** Sends a command; returns all responses, lost ones included. */
  async function send(command: Command): Promise<Answer[]> {
    const { node: on, lost, key: sentKey, call: one } = command
    if (lost === null || sentKey === null || one.method === 'DELETE') return [await sendTo(on, command)]
    const [first, second] = await Promise.all([sendTo(on, command), sendTo(lost, command)])
    expect([first, second].filter(wasCarriedOut).length).toBeLessThan(2)
    return [first, second]
  }

  await fc.assert(
    fc.asyncProperty(turns, sport, async (sequence, sportId) => {
      await begin(
        sportId,
        clients.map(([client]) => client!),
      )
      const sent: Command[] = []
      const events: string[] = []
      const keysOf = (user: number) => sent.flatMap((one) => (one.user === user && one.key !== null ? [one.key] : []))
      const begun = await world()
      let before = begun

      for (const turn of sequence) {
        const commands = turn.flatMap((one) =>
          typeof one === 'number'
            ? (sent.at(-1 - one) ?? [])
            : [{ ...one, call: resolved(one.call, events, keysOf(one.user)) }],
        )
        sent.push(...commands)
        const answers = await Promise.all(commands.map(send))
        const done = commands.flatMap((command, index) => answers[index]!.filter(wasCarriedOut).map(() => command))
        const after = await world()

        expect(answers.flat().filter(({ status }) => ![200, 201, 204, 400, 404, 409].includes(status))).toEqual([])
        expect(done.length > 0 || after.text === before.text).toBe(true)
        expect(miscounted(before, after, done)).toEqual([])
        expect(belowZero(after)).toEqual([])
        expect(shownOf(after)).toEqual(replayed(after, begun))
        expect((await check()).drifted).toEqual([])
        events.push(
          ...answers
            .flat()
            .flatMap(({ status, body }) => (status === 201 && body.event ? [body.event.id as string] : [])),
        )
        before = after
      }
      for (const { shown: onDevice, done } of projections(before, begun, {
        id: sportId,
        name: sportId,
        icon: '⚽',
        ...sports[sportId],
      }))
        expect(onDevice).toEqual(done)
      for (const [client] of clients)
        await expect.poll(() => answered(client!)).toEqual({ all: replayed(before, begun), agrees: true })
    }),
    { numRuns: 40 },
  )
})
