import type { Unfinished } from '@torneo/contracts/tournament/editions'
import type { FastifyInstance } from 'fastify'
import type { Competitions } from '../../data/competitions/competitions'
import { createMatchCallsRepository } from '../../data/matches/match-calls.repository'
import { titleOf } from '../../data/matches/match-title'
import type { TournamentCache } from '../../data/read-models/tournament-cache'
import type { CachedMatch } from '../../data/read-models/tournament-caches'

const words = {
  live: 'Está en vivo',
  scheduled: 'No se jugó',
  competition: (sport: string) => `Competencia de ${sport}`,
  noChampion: 'Todavía no tiene campeón',
  call: 'Tiene un aviso sin cerrar',
} as const

/** Lists what is not over in the open edition: competitions, matches and calls from the pitch. */
export function createUnfinished(
  { database }: FastifyInstance['services'],
  tournament: TournamentCache,
  competitions: Competitions,
) {
  const calls = createMatchCallsRepository(database)
  const named = (match: CachedMatch, why: string): Unfinished => ({
    collection: 'matches',
    id: match.id,
    title: titleOf(tournament.withTeams(match)),
    why,
  })

  return async (): Promise<Unfinished[]> => {
    await tournament.refreshMatches()
    const competing = tournament.sports().flatMap(({ id, name }): Unfinished[] => {
      const competition = competitions.now(id)
      return !competition || competition.podium
        ? []
        : [{ collection: 'competitions', id, title: words.competition(name), why: words.noChampion }]
    })
    const matches = tournament
      .matches()
      .flatMap((match) =>
        match.status === 'live' || match.status === 'scheduled' ? named(match, words[match.status]) : [],
      )
    const withCalls = new Set((await calls.list({ closed: false })).map(({ matchId }) => matchId))
    const called = [...withCalls].flatMap((id) => {
      const match = tournament.match(id)
      return match ? named(match, words.call) : []
    })
    return [...competing, ...matches, ...called]
  }
}
