import type { Competition, StoredCompetition } from '@torneo/contracts/competition/competition'
import { competitionEndpoints as endpoints } from '@torneo/contracts/competition/competitions'
import { matchBatchEndpoints } from '@torneo/contracts/match/match-batches'
import { matchEndpoints, type Match } from '@torneo/contracts/match/matches'
import { teamEndpoints, type Team } from '@torneo/contracts/tournament/teams'
import { resolveCompetition } from '@torneo/domain/competition/resolve/resolve'
import { plannedMatches } from '@torneo/domain/competition/setup/planned-matches'
import { goldAndSilverTemplate } from '@torneo/domain/competition/setup/templates'
import { markWithdrawn } from '@torneo/domain/competition/withdrawn'
import { aMatch, aTeam, aTournamentSport } from '@torneo/testing/builders'
import { errorReply } from '@torneo/testing/error-reply'
import type { FakeApi } from '@torneo/testing/fake-api'
import { playedOf } from '../src/data/played-of'
import { someSports } from './sports-fake'
import { unavailable } from './unavailable'

const [{ id: sportId, rules } = aTournamentSport()] = someSports
const at = '2025-11-15T14:04:00.000Z'
const by = 'Lucía Ferreyra'

const colors = [
  '#1D4ED8',
  '#BE185D',
  '#155E75',
  '#14532D',
  '#7F1D1D',
  '#C2410C',
  '#0369A1',
  '#B45309',
  '#15803D',
  '#F5C400',
  '#111827',
  '#86198F',
]
const years = [1998, 2004, 1996, 1991, 1985, 2007, 2012, 1987, 2011, 2005, 2000, 2003]

/** Twelve teams of the first sport. */
export const competitionTeams: readonly Team[] = years.map((year, index) =>
  aTeam({
    name: `Promo ${String(year).slice(-2)}`,
    sportId,
    promotionId: `p${year}`,
    promotionYear: year,
    color: colors[index] ?? '',
  }),
)

const stored = (changes: Partial<StoredCompetition> = {}): StoredCompetition => ({
  sportId,
  tournamentId: 't',
  rev: 1,
  updatedAt: at,
  phases: [],
  draws: {},
  deductions: [],
  withdrawals: [],
  lots: [],
  kept: [],
  ...changes,
})

/** Zones that are played, except that two teams of 'Zona B' are level in everything, and quarter-finals to play. */
export function playedCompetition(): { readonly competition: StoredCompetition; readonly matches: readonly Match[] } {
  const phases = goldAndSilverTemplate({ teamIds: competitionTeams.map(({ id }) => id), zones: 3 })
  const competition = stored({ phases })
  const strength = (id: string | null) => competitionTeams.findIndex((team) => team.id === id)
  const level = (id: string | null) => {
    const place = strength(id)
    // The second and third of 'Zona B' draw with each other, and win and lose by the same scores.
    return Math.floor(place / 3) === 2 ? place - 3 : place
  }
  const matches = plannedMatches(competition, []).map((plan, index): Match => {
    const of = {
      sportId,
      phaseId: plan.phaseId,
      round: plan.round,
      location: 'Campo de deportes',
      field: 'Cancha principal',
    }
    if (!('homeTeamId' in plan))
      return {
        ...aMatch({
          ...of,
          ...('tieId' in plan && { tieId: plan.tieId }),
          date: '2025-11-16',
          time: `1${plan.round}:00`,
        }),
        homeTeamId: null,
        awayTeamId: null,
      }
    const difference = level(plan.awayTeamId) - level(plan.homeTeamId)
    return aMatch({
      ...of,
      zoneId: plan.zoneId,
      homeTeamId: plan.homeTeamId,
      awayTeamId: plan.awayTeamId,
      date: '2025-11-15',
      time: `${String(9 + (index % 9)).padStart(2, '0')}:00`,
      status: 'finished',
      homeScore: difference > 0 ? 2 : difference === 0 ? 1 : 0,
      awayScore: difference < 0 ? 2 : difference === 0 ? 1 : 0,
    })
  })
  return { competition, matches }
}

interface Served {
  readonly competition?: StoredCompetition | null
  readonly matches?: readonly Match[]
  readonly teams?: readonly Team[]
}

/** Makes a fake API keep the competition of the first sport, computed as the service does. */
export function serveCompetition(api: FakeApi, first: Served = {}) {
  const server = {
    stored: first.competition ?? null,
    matches: first.matches ?? [],
    teams: first.teams ?? competitionTeams,
    batches: new Map<string, ReadonlySet<string>>(),
  }
  const resolved = (): Competition | null => {
    if (!server.stored) return null
    const { phases: _phases, draws: _draws, kept: _kept, ...saved } = server.stored
    const teams = server.teams.map(markWithdrawn(saved))
    const { phases, podiums } = resolveCompetition(server.stored, server.matches.map(playedOf), teams, rules)
    return { ...saved, phases: [...phases], podiums: [...podiums], podium: podiums[0]?.places ?? null }
  }
  const change = (changes: Partial<StoredCompetition>): Competition => {
    const before = server.stored ?? stored()
    server.stored = { ...before, ...changes, rev: before.rev + 1 }
    return resolved() as Competition
  }
  const ids = { next: 0 }
  const newId = () => `x${(ids.next += 1)}`

  api.respond(teamEndpoints.list, () => ({ total: server.teams.length, items: [...server.teams] }))
  api.respond(matchEndpoints.list, () => ({ total: server.matches.length, items: [...server.matches] }))
  api.respond(endpoints.find, ({ params }) => (params.sportId === sportId ? resolved() : null))
  const stale = () =>
    errorReply({
      code: 409,
      type: 'stale',
      message: 'Otra persona guardó cambios antes que tú',
      current: resolved(),
      changedBy: { name: by, at },
    })
  api.respond(endpoints.save, ({ body, headers }) =>
    headers['if-match'] !== undefined && headers['if-match'] !== String(server.stored?.rev)
      ? stale()
      : change({ phases: body.phases }),
  )
  api.respond(endpoints.preview, ({ body }) => {
    const before = server.stored
    const preview = change({ phases: body.phases })
    server.stored = before
    return preview
  })
  api.respond(endpoints.replay, ({ params, body }) => {
    const before = server.matches.find((match) => match.tieId === params.tieId)
    const again = {
      ...aMatch({ ...before, ...body, id: newId(), status: 'scheduled' }),
      homeTeamId: null,
      awayTeamId: null,
    }
    server.matches = [
      ...server.matches.map((match) => (match === before ? { ...match, status: 'cancelled' as const } : match)),
      again,
    ]
    return change({})
  })
  api.respond(endpoints.remove, () => {
    server.stored = null
    return undefined
  })
  api.respond(endpoints.draw, ({ body: { rev, phaseId, pots = [], ...drawn } }) =>
    rev !== undefined && rev !== server.stored?.rev
      ? stale()
      : change({
          draws: { [phaseId]: { number: 20_251_115, algorithm: 'mulberry32-zones-1', pots, ...drawn, at, by } },
        }),
  )
  api.respond(endpoints.addLots, ({ body: { teamIds, order, reason, ...of } }) =>
    change({
      lots: [
        ...(server.stored?.lots ?? []),
        { id: newId(), ...of, order: [...(order ?? teamIds.toReversed())], reason: reason ?? null, by, at },
      ],
    }),
  )
  api.respond(endpoints.addDeduction, ({ body }) =>
    change({ deductions: [...(server.stored?.deductions ?? []), { id: newId(), ...body, by, at }] }),
  )
  api.respond(endpoints.removeDeduction, ({ params }) =>
    change({ deductions: server.stored?.deductions.filter(({ id }) => id !== params.id) ?? [] }),
  )
  api.respond(endpoints.withdraw, ({ body }) =>
    change({ withdrawals: [...(server.stored?.withdrawals ?? []), { ...body, by, at }] }),
  )
  api.respond(endpoints.removeWithdrawal, ({ params }) =>
    change({ withdrawals: server.stored?.withdrawals.filter(({ teamId }) => teamId !== params.teamId) ?? [] }),
  )
  api.respond(endpoints.keepConflict, () => change({}))
  api.respond(matchBatchEndpoints.create, ({ body }) => {
    const items = body.items.map((draft): Match => ({
      ...aMatch({ ...draft, round: draft.round ?? 1 } as Partial<Match>),
      homeTeamId: draft.homeTeamId ?? null,
      awayTeamId: draft.awayTeamId ?? null,
    }))
    const batch = newId()
    server.batches.set(batch, new Set(items.map(({ id }) => id)))
    server.matches = [...server.matches, ...items]
    return { batch, items }
  })
  api.respond(matchBatchEndpoints.remove, ({ params }) => {
    server.matches = server.matches.filter(({ id }) => !server.batches.get(params.batch)?.has(id))
    return undefined
  })
  return Object.assign(server, { resolved })
}

/** Serves no competition, or a played one with `?played`. */
export function answerCompetition(api: FakeApi, options: URLSearchParams): void {
  serveCompetition(api, options.has('played') ? playedCompetition() : {})
  if (options.has('failing')) api.respond(endpoints.find, unavailable)
}
