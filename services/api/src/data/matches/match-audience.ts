import type { MatchAudience } from '@torneo/contracts/match/match-batches'
import { covers } from '@torneo/domain/people/passes'
import type { FastifyInstance } from 'fastify'
import type { TournamentCache } from '../read-models/tournament-cache'
import type { CachedMatch } from '../read-models/tournament-caches'

export type MatchAudienceOf = (matches: readonly CachedMatch[]) => Promise<MatchAudience>

/** Counts who learns of a change of some matches (B36). `devicesOf` counts the followers of promotions. */
export const createMatchAudience =
  (
    { passes, users }: Pick<FastifyInstance['services'], 'passes' | 'users'>,
    tournament: TournamentCache,
    devicesOf: (promotionIds: readonly string[]) => Promise<number>,
  ): MatchAudienceOf =>
  async (matches) => {
    const teams = matches.map(tournament.withTeams).flatMap(({ homeTeam, awayTeam }) => [homeTeam, awayTeam])
    const promotionIds = [...new Set(teams.flatMap((team) => team?.promotionId ?? []))]
    const [devices, captains, issued] = await Promise.all([
      devicesOf(promotionIds),
      users.captainsOf(promotionIds),
      passes.list(),
    ])
    const open = issued.filter(({ revoked, scope }) => !revoked && matches.some((match) => covers(scope, match)))
    return { promotions: promotionIds.length, devices, captains: captains.size, passes: open.length }
  }
