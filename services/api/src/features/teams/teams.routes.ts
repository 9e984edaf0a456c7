import { competitionMessages } from '@torneo/contracts/competition/messages'
import { type Team, teamEndpoints, teamMessages } from '@torneo/contracts/tournament/teams'
import { canManageTeam } from '@torneo/domain/people/permissions'
import { changedFields } from '@torneo/domain/records/field-merge'
import type { FastifyInstance } from 'fastify'
import { createCompeting } from '../../data/competitions/competing'
import { requireImages } from '../../data/content/record-images'
import { softDeleteImages } from '../../data/content/soft-delete-images'
import type { Transaction } from '../../platform/database/database'
import { forbidden, inUse, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { changedReferences, createTeamReferences } from './team-references'
import { createTeamRosters } from './team-rosters'

const section = 'teams'

export function teamsRoutes(app: FastifyInstance): void {
  const competing = createCompeting(app.services)
  const { database, users, activity, files, teams, dependents } = app.services
  const checkReferences = createTeamReferences(app.services)
  const rosters = createTeamRosters(database, users)

  async function found(id: string, transaction?: Transaction): Promise<Team> {
    const team = await teams.find(id, transaction)
    if (!team) throw notFound()
    return team
  }

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

  route(app, teamEndpoints.create, ({ body, transaction }) =>
    transaction(async (write) => {
      const draft = body()
      const promotion = await checkReferences(draft, write.transaction)
      const fields = { ...draft, color: draft.color ?? promotion?.color }
      await requireImages(files, teams.shape, null, fields, write)
      const team = await teams.create(fields, write)
      await activity.add(
        { action: 'Equipo agregado', subject: team.name, section, saved: { before: null, after: team } },
        write,
      )
      return team
    }),
  )

  route(app, teamEndpoints.update, ({ params, body, transaction, requireRev }) =>
    transaction(async (write) => {
      const before = await found(params.id, write.transaction)
      const fields = body()
      const changed = changedReferences(fields, before)
      await checkReferences(changed, write.transaction)
      await requireRev(teams, before, write)
      if (changedFields(before, fields).length === 0) return before
      if (Object.keys(changed).length > 0) {
        const matches = await dependents.matches({ teamId: before.id }, write.transaction)
        if (matches.length > 0) throw inUse(teamMessages.hasMatches, matches)
      }
      await requireImages(files, teams.shape, before, fields, write)
      const team = await teams.update(before.id, fields, write)
      if (!team) throw notFound()
      await activity.add(
        { action: 'Equipo actualizado', subject: team.name, section, saved: { before, after: team, written: fields } },
        write,
      )
      return team
    }),
  )

  route(app, teamEndpoints.remove, async ({ params, request, transaction, requireRev }) => {
    let images: readonly string[] = []
    await transaction(async (write) => {
      const team = await found(params.id, write.transaction)
      await requireRev(teams, team, write)
      const root = { teamId: team.id }
      // Deleted first: a concurrent write that refers to the team either finds it deleted or is found by the check
      // below.
      await teams.softDelete(team.id, write)
      const decided = await dependents.decidedMatches(root, write.transaction)
      if (decided.length > 0) throw inUse(teamMessages.inUse, decided)
      const named = await competing(root, write.transaction)
      if (named.length > 0) throw inUse(competitionMessages.inCompetition, named)
      images = [team.logo, ...(await dependents.softDelete(root, write))]
      await activity.add(
        {
          action: 'Equipo eliminado',
          subject: team.name,
          section,
          audit: { kind: 'deleted', collection: 'teams', id: team.id },
        },
        write,
      )
    })
    await softDeleteImages(request, images, params.id)
  })

  route(app, teamEndpoints.dependents, async ({ params }) => {
    const { id, logo } = await found(params.id)
    return dependents.count({ teamId: id }, [logo])
  })
}
