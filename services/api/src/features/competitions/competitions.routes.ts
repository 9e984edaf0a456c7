import { Competition, type StoredCompetition } from '@torneo/contracts/competition/competition'
import { competitionEndpoints as endpoints } from '@torneo/contracts/competition/competitions'
import { competitionMessages as messages } from '@torneo/contracts/competition/messages'
import type { Phase } from '@torneo/contracts/competition/phases'
import { checkCompetition } from '@torneo/domain/competition/check/check-competition'
import type { PlayedMatch } from '@torneo/domain/competition/tables/played-match'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import type { FastifyInstance } from 'fastify'
import { type CompetitionFields, emptyCompetition } from '../../data/competitions/competitions.repository'
import { displaced } from '../../data/competitions/match-place'
import { titleOf } from '../../data/matches/match-title'
import { newId } from '../../platform/database/ids'
import type { WriteOfCall } from '../../platform/http/call'
import { conflict, inUse, invalid, invalidField, notFound, stale } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { drawnPhase, lotsAmong } from './draws'
import { createFirstSeen } from './first-seen'
import { replayMatch } from './replays'
import { changeWithdrawals } from './withdrawals'

/** A competition as a write finds it. */
export interface Found {
  readonly sportId: string
  /** Null: there is none yet. */
  readonly stored: StoredCompetition | null
  readonly matches: readonly PlayedMatch[]
}

interface Change {
  readonly action: string
  readonly fields: CompetitionFields
}

/** Serves the competition of each sport (B30 to B34). */
export function competitionsRoutes(app: FastifyInstance): void {
  const {
    activity,
    competitions: repository,
    matchResults,
    resolvedCompetitions: competitions,
    tournament,
    fillMatches: fill,
    matchActions,
  } = app.services

  route(
    app,
    endpoints.find,
    async ({ params: { sportId } }) => {
      const competition = await competitions.of(sportId)
      if (!competition && !(await tournament.findSport(sportId))) throw notFound()
      return competition
    },
    { cached: true },
  )

  /** Reads a competition with its matches, which no other write changes until this one ends. */
  async function find(sportId: string, write: WriteOfCall): Promise<Found> {
    await tournament.refreshMatches()
    if (!(await tournament.findSport(sportId))) throw notFound()
    const stored = await repository.lock(sportId, write.transaction)
    return { sportId, stored, matches: await fill.matchesOf(sportId, write.transaction) }
  }

  /** Finds a competition that must exist. */
  async function findStored(sportId: string, write: WriteOfCall) {
    const found = await find(sportId, write)
    if (!found.stored) throw notFound()
    return { ...found, stored: found.stored }
  }

  /** Source of the `If-Match` of a competition. */
  const source = { shape: Competition, lastChange: repository.lastChange }

  /** The competition that a stale client gets; null without one. */
  function currentOf({ stored, matches }: Found) {
    const current = stored && competitions.resolve(stored, matches).competition
    return current && { ...current, id: current.sportId, createdAt: current.updatedAt }
  }

  /** Ties of a competition, as its matches make them. */
  const tiesOf = (stored: StoredCompetition, matches: readonly PlayedMatch[]) =>
    competitions
      .resolve(stored, matches)
      .competition.phases.flatMap((phase) => (phase.kind === 'knockout' ? phase.ties : []))

  const usesOf = (matches: readonly PlayedMatch[]) =>
    matches.map(({ id }) => {
      const match = tournament.match(id)
      return { collection: 'matches', id, title: match ? titleOf(tournament.withTeams(match)) : id }
    })

  /** Writes a competition and the matches that it fills; returns it as it is then. */
  async function save(
    { sportId, stored }: Found,
    { action, fields }: Change,
    write: WriteOfCall,
  ): Promise<Competition> {
    const saved = await repository.write(sportId, stored, fields, write)
    const { competition } = await fill.write(saved, write)
    const subject = tournament.sport(sportId)?.name ?? sportId
    await activity.add(
      {
        action,
        subject,
        section: 'competition',
        saved: { before: stored, after: { id: sportId, ...saved }, written: fields },
      },
      write,
    )
    return competition
  }

  const fieldsOf = (stored: StoredCompetition | null): CompetitionFields => stored ?? emptyCompetition

  /** Throws 400 with each problem of the phases. */
  function checkPhases(sportId: string, phases: readonly Phase[]): void {
    const teams = new Map(tournament.teams().map((team) => [team.id, team.sportId]))
    const details = checkCompetition(phases, {
      sportId,
      scoring: scoringOf(tournament.sport(sportId)?.rules).kind,
      sportOf: (id) => teams.get(id) ?? null,
    })
    if (details.length > 0) throw invalid(details)
  }

  route(app, endpoints.save, ({ params: { sportId }, body, transaction, requireRev }) =>
    transaction(async (write) => {
      const found = await find(sportId, write)
      const { phases } = body()
      await requireRev(source, currentOf(found), write)
      checkPhases(sportId, phases)
      const before = fieldsOf(found.stored)
      const uses = usesOf(displaced(before, { phases }, found.matches))
      if (uses.length > 0) throw inUse(messages.hasMatches, uses)
      const ids = new Set(phases.map(({ id }) => id))
      const inPhase = ({ phaseId }: { readonly phaseId: string }) => ids.has(phaseId)
      const fields = {
        ...before,
        phases,
        draws: Object.fromEntries(Object.entries(before.draws).filter(([phaseId]) => ids.has(phaseId))),
        deductions: before.deductions.filter(inPhase),
        lots: before.lots.filter(inPhase),
      }
      return save(found, { action: 'Competencia guardada', fields }, write)
    }),
  )

  route(app, endpoints.preview, ({ params: { sportId }, body, transaction }) =>
    transaction(async (write) => {
      const { stored, matches } = await findStored(sportId, write)
      const { phases } = body()
      checkPhases(sportId, phases)
      return competitions.resolve({ ...stored, phases }, matches).competition
    }),
  )

  route(app, endpoints.remove, ({ params: { sportId }, transaction, requireRev }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      await requireRev(source, currentOf(found), write)
      if (found.matches.length > 0) throw inUse(messages.hasMatches, usesOf(found.matches))
      await repository.remove(sportId, write)
      const subject = tournament.sport(sportId)?.name ?? sportId
      await activity.add({ action: 'Competencia eliminada', subject, section: 'competition' }, write)
    }),
  )

  const firstSeen = createFirstSeen(repository)
  route(
    app,
    endpoints.draw,
    ({ params: { sportId }, body, user, request, transaction }) =>
      transaction(async (write) => {
        const found = await findStored(sportId, write)
        const requested = body()
        if (requested.rev !== undefined && requested.rev !== found.stored.rev)
          throw stale(
            competitions.resolve(found.stored, found.matches).competition,
            await repository.lastChange(sportId, write.transaction),
          )
        // The second of two draws at once would replace a result that people have just seen.
        if (found.stored.rev !== (await firstSeen.rev(request))) throw conflict(messages.drawnMeanwhile)
        if (found.matches.some(({ phaseId }) => phaseId === requested.phaseId)) throw conflict(messages.phaseHasMatches)
        const teams = tournament.teams().filter((team) => team.sportId === sportId)
        const { phase, draw } = drawnPhase(found.stored.phases, requested, teams, user.name)
        const phases = found.stored.phases.map((one) => (one.id === phase.id ? phase : one))
        checkPhases(sportId, phases)
        const fields = { ...found.stored, phases, draws: { ...found.stored.draws, [phase.id]: draw } }
        return save(found, { action: 'Zonas sorteadas', fields }, write)
      }),
    { before: firstSeen.look },
  )

  route(app, endpoints.addLots, ({ params: { sportId }, body, user, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const lots = lotsAmong(competitions.resolve(found.stored, found.matches).competition, body(), user.name)
      const fields = { ...found.stored, lots: [...found.stored.lots, lots] }
      return save(found, { action: lots.reason === null ? 'Desempate sorteado' : 'Desempate a mano', fields }, write)
    }),
  )

  route(app, endpoints.removeLots, ({ params: { sportId, id }, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const lots = found.stored.lots.filter((one) => one.id !== id)
      if (lots.length === found.stored.lots.length) throw notFound()
      const fields = { ...found.stored, lots }
      const upheld = new Set(competitions.resolve(fields, found.matches).upheld)
      const { upheld: before } = competitions.resolve(found.stored, found.matches)
      if (!before.every((side) => upheld.has(side))) throw conflict(messages.filledBegun)
      return save(found, { action: 'Desempate deshecho', fields }, write)
    }),
  )

  route(app, endpoints.addDeduction, ({ params: { sportId }, body, user, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const deduction = body()
      const phase = found.stored.phases.find(({ id }) => id === deduction.phaseId)
      if (phase?.kind !== 'league') throw invalidField('phaseId', messages.noPhase)
      if (!phase.zones.some(({ teamIds }) => teamIds.includes(deduction.teamId)))
        throw invalidField('teamId', messages.notInPhase)
      const at = new Date().toISOString()
      const deductions = [...found.stored.deductions, { ...deduction, id: newId(), by: user.name, at }]
      return save(found, { action: 'Puntos descontados', fields: { ...found.stored, deductions } }, write)
    }),
  )

  route(app, endpoints.removeDeduction, ({ params: { sportId, id }, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const deductions = found.stored.deductions.filter((one) => one.id !== id)
      if (deductions.length === found.stored.deductions.length) throw notFound()
      return save(found, { action: 'Descuento deshecho', fields: { ...found.stored, deductions } }, write)
    }),
  )

  const withdrawals = changeWithdrawals(matchActions.actIn, matchResults)

  route(app, endpoints.withdraw, ({ params: { sportId }, body, user, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const fields = await withdrawals.add(found.stored, found.matches, { ...body(), by: user.name }, write)
      return save(found, { action: 'Equipo retirado', fields }, write)
    }),
  )

  route(app, endpoints.removeWithdrawal, ({ params: { sportId, teamId }, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const fields = await withdrawals.remove(found.stored, found.matches, teamId, write)
      return save(found, { action: 'Retiro deshecho', fields }, write)
    }),
  )

  route(app, endpoints.keepConflict, ({ params: { sportId, tieId }, user, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const tie = tiesOf(found.stored, found.matches).find(({ id }) => id === tieId)
      if (!tie) throw notFound()
      if (!tie.conflict || tie.conflict.keptBy) throw conflict(messages.noConflict)
      const { side, shouldBe } = tie.conflict
      const kept = { tieId, side, teamId: shouldBe.id, by: user.name, at: new Date().toISOString() }
      const fields = { ...found.stored, kept: [...found.stored.kept, kept] }
      return save(found, { action: 'Cruce dejado como se jugó', fields }, write)
    }),
  )

  const replay = replayMatch(matchActions.actIn, app.services, tournament)

  route(app, endpoints.replay, ({ params: { sportId, tieId }, body, transaction }) =>
    transaction(async (write) => {
      const found = await findStored(sportId, write)
      const tie = tiesOf(found.stored, found.matches).find(({ id }) => id === tieId)
      if (!tie) throw notFound()
      if (!tie.conflict || tie.matchId === null) throw conflict(messages.noConflict)
      await replay(tie.matchId, body(), write)
      const fields = { ...found.stored, kept: found.stored.kept.filter((one) => one.tieId !== tieId) }
      return save(found, { action: 'Cruce por jugar de nuevo', fields }, write)
    }),
  )
}
