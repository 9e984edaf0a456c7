import { Competition, type StoredCompetition } from '@torneo/contracts/competition/competition'
import type { Phase } from '@torneo/contracts/competition/phases'
import { checkCompetition } from '@torneo/domain/competition/check/check-competition'
import type { PlayedMatch } from '@torneo/domain/competition/tables/played-match'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import type { FastifyInstance } from 'fastify'
import { type CompetitionFields, emptyCompetition } from '../../data/competitions/competitions.repository'
import { titleOf } from '../../data/matches/match-title'
import type { WriteOfCall } from '../../platform/http/call'
import { invalid, notFound } from '../../platform/http/problems'

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

/** Steps that the writes of a competition share: it is found locked, checked, and saved with the matches that it fills. */
export function createCompetitionWrites({
  activity,
  competitions: repository,
  resolvedCompetitions: competitions,
  tournament,
  fillMatches: fill,
}: FastifyInstance['services']) {
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
    const rules = tournament.sport(sportId)?.rules
    const details = checkCompetition(phases, {
      sportId,
      scoring: scoringOf(rules).kind,
      usesBonus: rules?.usesBonus,
      sportOf: (id) => teams.get(id) ?? null,
    })
    if (details.length > 0) throw invalid(details)
  }

  return { find, findStored, source, currentOf, tiesOf, usesOf, save, fieldsOf, checkPhases }
}
