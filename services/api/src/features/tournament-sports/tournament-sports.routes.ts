import { competitionMessages } from '@torneo/contracts/competition/messages'
import type { Phase } from '@torneo/contracts/competition/phases'
import { setTieBreakRules } from '@torneo/contracts/competition/tie-breaks'
import { fieldMessages } from '@torneo/contracts/fields/fields'
import type { SectionId } from '@torneo/contracts/releases/sections'
import { defaultSetRules } from '@torneo/contracts/tournament/scoring'
import { scoringMessages } from '@torneo/contracts/tournament/scoring-input'
import {
  defaultSportRules,
  maxMatchDuration,
  type SportRules,
  type TournamentSport,
  tournamentSportEndpoints,
  tournamentSportMessages,
} from '@torneo/contracts/tournament/tournament-sports'
import { withPeriods } from '@torneo/domain/match/clock/periods'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import type { FastifyInstance } from 'fastify'
import { createCompeting } from '../../data/competitions/competing'
import { softDeleteImages } from '../../data/content/soft-delete-images'
import type { Transaction } from '../../platform/database/database'
import { conflict, inUse, invalidField, notFound } from '../../platform/http/problems'
import { route } from '../../platform/http/route'

const section: SectionId = 'tournament_sports'

/** Makes periods, duration and halves consistent, whichever of them were sent (B8). */
function rulesAfter(
  before: SportRules,
  sent: { readonly [Rule in keyof SportRules]?: SportRules[Rule] | undefined } = {},
): SportRules {
  const rules = withPeriods(before, sent)
  if (rules.matchDuration > maxMatchDuration)
    throw invalidField('rules.periodMinutes', fieldMessages.atMost(Math.floor(maxMatchDuration / (rules.periods ?? 1))))
  const { setCap = 0, setPoints = defaultSetRules.setPoints } = rules
  if (setCap > 0 && setCap < setPoints) throw invalidField('rules.setCap', scoringMessages.capTooLow)
  return rules
}

const setTieBreaks: ReadonlySet<string> = new Set(setTieBreakRules)

const usesSets = (phase: Phase): boolean =>
  phase.kind === 'league' && phase.tieBreaks.some((rule) => setTieBreaks.has(rule))

export function tournamentSportsRoutes(app: FastifyInstance): void {
  const competing = createCompeting(app.services)
  const { activity, competitions, sports, dependents } = app.services

  /** Throws 409 if rules would contradict matches or the competition of their sport. */
  async function rejectRules({ id, rules: before }: TournamentSport, after: SportRules, session: Transaction) {
    if (scoringOf(after) !== scoringOf(before)) {
      if (await dependents.hasPlayed(id, session)) throw conflict(scoringMessages.played)
      // Locked, because a save of the competition at the same time checks its tie-breaks by the old rules.
      const competition = await competitions.lock(id, session)
      if (!scoringOf(after).hasSets && competition?.phases.some(usesSets))
        throw conflict(tournamentSportMessages.setTieBreaks)
    }
    if (after.drawAllowed !== false || before.drawAllowed === false) return
    const level = await dependents.levelMatches(id, session)
    if (level.length > 0) throw inUse(tournamentSportMessages.hasLevel, level)
  }

  route(app, tournamentSportEndpoints.list, ({ query }) => sports.list({ page: query }), { cached: true })

  route(
    app,
    tournamentSportEndpoints.find,
    async ({ params }) => {
      const sport = await sports.find(params.id)
      if (!sport) throw notFound()
      return sport
    },
    { cached: true },
  )

  route(app, tournamentSportEndpoints.create, ({ body, transaction }) =>
    transaction(async (write) => {
      const { rules, ...fields } = body()
      const sport = await sports.create({ ...fields, rules: rulesAfter(defaultSportRules, rules) }, write)
      await activity.add(
        { action: 'Deporte del torneo agregado', subject: sport.name, section, saved: { before: null, after: sport } },
        write,
      )
      return sport
    }),
  )

  route(app, tournamentSportEndpoints.update, ({ params, body, transaction, requireRev }) =>
    transaction(async (write) => {
      const before = await sports.find(params.id, write.transaction)
      if (!before) throw notFound()
      const { rules, ...fields } = body()
      await requireRev(sports, before, write)
      const after = rules && rulesAfter(before.rules, rules)
      if (after) await rejectRules(before, after, write.transaction)
      const sport = await sports.update(params.id, { ...fields, rules: after }, write)
      if (!sport) throw notFound()
      await activity.add(
        {
          action: 'Deporte del torneo actualizado',
          subject: sport.name,
          section,
          saved: { before, after: sport, written: { ...fields, rules: sport.rules } },
        },
        write,
      )
      return sport
    }),
  )

  route(app, tournamentSportEndpoints.remove, async ({ params, request, transaction, requireRev }) => {
    let images: readonly string[] = []
    await transaction(async (write) => {
      const sport = await sports.find(params.id, write.transaction)
      if (!sport) throw notFound()
      await requireRev(sports, sport, write)
      const root = { sportId: sport.id }
      await sports.softDelete(sport.id, write)
      const decided = await dependents.decidedMatches(root, write.transaction)
      if (decided.length > 0) throw inUse(tournamentSportMessages.inUse, decided)
      const named = await competing(root, write.transaction)
      if (named.length > 0) throw inUse(competitionMessages.sportHasCompetition, named)
      images = await dependents.softDelete(root, write)
      const audit = { kind: 'deleted', collection: 'tournament_sports', id: sport.id } as const
      await activity.add({ action: 'Deporte del torneo eliminado', subject: sport.name, section, audit }, write)
    })
    await softDeleteImages(request, images, params.id)
  })

  route(app, tournamentSportEndpoints.dependents, async ({ params }) => {
    if (!(await sports.find(params.id))) throw notFound()
    return dependents.count({ sportId: params.id })
  })
}
