import type { Match } from '@torneo/contracts/matches'
import type { MatchState } from '@torneo/contracts/realtime'
import { appliedKeys } from '@torneo/domain/match/readings'
import type { Document } from 'mongodb'
import type { Database, Transaction } from '../platform/database'
import { visible } from '../platform/hidden'
import { type EventPlayer, shownEvents } from './match-events'
import { matchSport, matchTeam, type SportRow, type StoredMatch, type TeamRow, teamStages } from './match-people'
import { createMatchesRepository } from './matches.repository'

interface Found {
  /** The match as it is stored. */
  readonly match: Document
  readonly sport: [SportRow?]
  readonly teams: readonly TeamRow[]
}

interface FoundState extends Found {
  readonly players: readonly EventPlayer[]
}

const whole: Document[] = [
  { $project: { _id: 0, match: '$$ROOT', teamIds: ['$homeTeamId', '$awayTeamId'] } },
  { $lookup: { from: 'tournament_sports', localField: 'match.sportId', foreignField: '_id', as: 'sport', pipeline: [{ $project: { name: 1, icon: 1 } }] } },
  { $lookup: { from: 'teams', localField: 'teamIds', foreignField: '_id', as: 'teams', pipeline: teamStages } },
]

const happened: Document[] = [
  { $set: { playerIds: { $setUnion: [{ $ifNull: ['$match.events.playerId', []] }, { $ifNull: ['$match.events.assistPlayerId', []] }] } } },
  { $lookup: { from: 'players', localField: 'playerIds', foreignField: '_id', as: 'players', pipeline: [{ $project: { name: 1, number: 1 } }] } },
]

/**
 * Matches as live frames carry them. All of it is one question, as of one moment: it is asked after every change of a running match, and
 * one after the other the same reads took four times as long.
 */
export function createMatchStates(database: Database) {
  const matches = createMatchesRepository(database)
  const stored = database.collection<{ _id: string }>('matches')
  const atOneMoment = { readConcern: 'snapshot' } as const

  function withPeople(own: StoredMatch, { sport: [sport], teams }: Found): Match {
    const team = (id: string) => matchTeam(teams.find(({ _id }) => _id === id))
    return { ...own, sport: matchSport(sport), homeTeam: team(own.homeTeamId), awayTeam: team(own.awayTeamId) }
  }

  return {
    /** A match, what happened in it, and the keys of the last actions on it; null when there is none. */
    async find(id: string): Promise<MatchState | null> {
      const [found] = await stored.aggregate<FoundState>([{ $match: { _id: id, ...visible } }, ...whole, ...happened], atOneMoment).toArray()
      const own = found && matches.read(found.match)
      if (!own) return null
      return { match: withPeople(own, found), events: shownEvents(id, own.events, found.players), applied: appliedKeys(own.log) }
    },

    /** Those of these matches that there are. */
    async some(ids: readonly string[], session?: Transaction): Promise<Match[]> {
      const found = stored.aggregate<Found>([{ $match: { _id: { $in: ids }, ...visible } }, { $unset: ['events', 'log'] }, ...whole], session ? { session } : atOneMoment)
      return (await found.toArray()).flatMap((one) => {
        const own = matches.read(one.match)
        return own ? [withPeople(own, one)] : []
      })
    },
  }
}
