import { competitionMessages } from '@torneo/contracts/competition/messages'
import type { Phase } from '@torneo/contracts/competition/phases'
import { setTieBreakRules } from '@torneo/contracts/competition/tie-breaks'
import { fieldMessages } from '@torneo/contracts/fields/fields'
import { defaultSetRules } from '@torneo/contracts/tournament/scoring'
import { scoringMessages } from '@torneo/contracts/tournament/scoring-input'
import {
  defaultSportRules,
  maxMatchDuration,
  type SportRules,
  type TournamentSport,
  type TournamentSportDraft,
  tournamentSportEndpoints,
  tournamentSportMessages,
} from '@torneo/contracts/tournament/tournament-sports'
import { withPeriods } from '@torneo/domain/match/clock/periods'
import { scoringOf } from '@torneo/domain/scoring/scorings'
import type { FastifyInstance } from 'fastify'
import { collectionRoutes } from '../../data/collection'
import { removalWithDependents } from '../../data/tournament/removal-with-dependents'
import type { Transaction } from '../../platform/database/database'
import { conflict, inUse, invalidField } from '../../platform/http/problems'

const { list, find, create, update, remove } = tournamentSportEndpoints

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
  const { competitions, sports, dependents } = app.services

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

  collectionRoutes<TournamentSport, TournamentSportDraft>(app, {
    name: 'tournament_sports',
    records: sports,
    endpoints: { list, find, create, update, remove },
    actions: {
      created: 'Deporte del torneo agregado',
      updated: 'Deporte del torneo actualizado',
      removed: 'Deporte del torneo eliminado',
    },
    change: ({ rules, ...fields }, before) =>
      before && !rules ? fields : { ...fields, rules: rulesAfter(before?.rules ?? defaultSportRules, rules) },
    async check({ rules }, before, write) {
      if (before && rules) await rejectRules(before, rules, write.transaction)
      return undefined
    },
    afterRemove: removalWithDependents(app, {
      records: sports,
      endpoint: tournamentSportEndpoints.dependents,
      rootOf: (sportId) => ({ sportId }),
      inUse: tournamentSportMessages.inUse,
      inCompetition: competitionMessages.sportHasCompetition,
    }),
  })
}
