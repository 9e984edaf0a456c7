import { competitionMessages } from '@torneo/contracts/competition/messages'
import { type Team, type TeamDraft, teamEndpoints, teamMessages } from '@torneo/contracts/tournament/teams'
import { canManageTeam } from '@torneo/domain/people/permissions'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../data/collection'
import { removalWithDependents } from '../../data/tournament/removal-with-dependents'
import { forbidden, inUse, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { changedReferences, createTeamReferences } from './team-references'
import { createTeamRosters } from './team-rosters'

const { create, update, remove } = teamEndpoints

export function teamsRoutes(app: FastifyInstance): void {
  const { database, users, teams, dependents } = app.services
  const checkReferences = createTeamReferences(app.services)
  const rosters = createTeamRosters(database, users)

  route(
    app,
    teamEndpoints.list,
    async ({ query: { limit, offset, ...filter }, user }) => {
      const page = { limit, offset }
      if (user.role !== 'team_captain') return teams.list({ ...filter, page })
      // A captain sees only the teams of their promotion; a filter for another one gives an empty list.
      const { promotionId } = user
      if (promotionId === null || (filter.promotionId ?? promotionId) !== promotionId) return { total: 0, items: [] }
      return teams.list({ ...filter, promotionId, page })
    },
    { cached: true },
  )

  route(
    app,
    teamEndpoints.rosters,
    async () => {
      const items = await rosters.list()
      return { total: items.length, items }
    },
    { cached: true },
  )

  route(
    app,
    teamEndpoints.find,
    async ({ params, user }) => {
      const team = await teams.find(params.id)
      // A captain gets the same response for a foreign team and a missing one (R31).
      if (!canManageTeam(user, team?.promotionId ?? null)) throw forbidden()
      if (!team) throw notFound()
      return team
    },
    { cached: true },
  )

  collectionRoutes<Team, TeamDraft>(app, {
    name: 'teams',
    records: teams,
    endpoints: { create, update, remove },
    actions: { created: 'Equipo agregado', updated: 'Equipo actualizado', removed: 'Equipo eliminado' },
    async check(fields, before, { transaction }) {
      const changed = before ? changedReferences(fields, before) : fields
      const promotion = await checkReferences(changed, transaction)
      if (!before) return { fields: { color: fields.color ?? promotion?.color } }
      if (Object.keys(changed).length === 0) return undefined
      const matches = await dependents.matches({ teamId: before.id }, transaction)
      if (matches.length > 0) throw inUse(teamMessages.hasMatches, matches)
      return undefined
    },
    afterRemove: removalWithDependents(app, {
      records: teams,
      endpoint: teamEndpoints.dependents,
      rootOf: (teamId) => ({ teamId }),
      inUse: teamMessages.inUse,
      inCompetition: competitionMessages.inCompetition,
    }),
  })
}
