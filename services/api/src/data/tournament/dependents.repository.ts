import type { Dependents } from '@torneo/contracts/endpoint/dependents'
import type { Use } from '@torneo/contracts/endpoint/errors'
import { formatDay } from '@torneo/domain/format/format-day'
import { parseFileAddress } from '@torneo/domain/records/stored-file'
import type { Document } from 'mongodb'
import { z } from 'zod/mini'
import { row } from '../../platform/database/checked-collection'
import type { Database, Transaction, Write } from '../../platform/database/database'
import { softDeletion, visible } from '../../platform/database/soft-delete'
import { namedInEvents } from '../matches/match-events'

/** The record to delete: a sport, a promotion or a team. */
export type Root = { readonly sportId: string } | { readonly promotionId: string } | { readonly teamId: string }

const TeamRow = row({ name: z.string(), logo: z.optional(z.string()) })
const PlayerRow = row({ photo: z.optional(z.string()) })
/** Fields of a match that its title in a list of uses needs. */
const MatchRow = row({ homeTeamId: z.nullable(z.string()), awayTeamId: z.nullable(z.string()), date: z.string() })

const options = (session: Transaction | undefined) => (session ? { session } : {})
const anyOf = (ids: readonly string[]) => ({ $in: [...ids] })

/**
 * Finds and deletes the dependents of a sport, a promotion or a team: teams with their players, and matches of either
 * side with their events (R39).
 */
export function createDependentsRepository(database: Database) {
  const teams = database.collection('teams', TeamRow, [{ key: { sportId: 1 } }, { key: { promotionId: 1 } }])
  const players = database.collection('players', PlayerRow, [{ key: { teamId: 1 } }])
  const matches = database.collection('matches', MatchRow, [
    { key: { sportId: 1, status: 1 } },
    { key: { homeTeamId: 1, status: 1 } },
    { key: { awayTeamId: 1, status: 1 } },
  ])

  const idOf = ({ _id }: { _id: string }) => _id

  async function teamIdsOf(root: Root, session?: Transaction): Promise<string[]> {
    if ('teamId' in root) return [root.teamId]
    return teams
      .find({ ...root, ...visible }, { projection: { _id: 1 }, ...options(session) })
      .map(idOf)
      .toArray()
  }

  const matchesOf = (root: Root, teamIds: readonly string[]): Document => ({
    ...('sportId' in root ? root : { $or: [{ homeTeamId: anyOf(teamIds) }, { awayTeamId: anyOf(teamIds) }] }),
    ...visible,
  })

  /** Builds the filters of the dependents, by collection. */
  async function filtersOf(root: Root, session?: Transaction) {
    const teamIds = await teamIdsOf(root, session)
    const ofMatches = matchesOf(root, teamIds)
    return {
      // A team is not its own dependent.
      ofTeams: 'teamId' in root ? { _id: anyOf([]) } : { ...root, ...visible },
      ofPlayers: { teamId: anyOf(teamIds), ...visible },
      ofMatches,
    }
  }

  /** Counts the events in these matches. */
  async function countEvents(ofMatches: Document): Promise<number> {
    const [sum] = await matches
      .aggregate<{ events: number }>([
        { $match: ofMatches },
        { $group: { _id: null, events: { $sum: { $size: { $cond: [{ $isArray: '$events' }, '$events', []] } } } } },
      ])
      .toArray()
    return sum?.events ?? 0
  }

  /** Lists the matches as uses, by date. */
  async function usesOf(filter: Document, session?: Transaction): Promise<Use[]> {
    const found = await matches
      .find(filter, { projection: { homeTeamId: 1, awayTeamId: 1, date: 1 }, ...options(session) })
      .sort({ date: 1, _id: 1 })
      .toArray()
    const teamIds = found.flatMap(({ homeTeamId, awayTeamId }) => [homeTeamId ?? '', awayTeamId ?? ''])
    const rows = await teams.find({ _id: anyOf(teamIds) }, { projection: { name: 1 }, ...options(session) }).toArray()
    const names = new Map(rows.map(({ _id, name }) => [_id, name]))
    const nameOf = (id: string | null) => names.get(id ?? '') ?? (id === null ? 'A definir' : 'Equipo no encontrado')
    const thisYear = new Date().getFullYear()
    return found.map(({ _id, homeTeamId, awayTeamId, date }) => ({
      collection: 'matches',
      id: _id,
      title: `${nameOf(homeTeamId)} – ${nameOf(awayTeamId)} (${formatDay(date, thisYear)})`,
    }))
  }

  /** Lists the live and finished matches: any of them prevents a deletion. */
  async function decidedMatches(root: Root, session?: Transaction): Promise<Use[]> {
    const teamIds = await teamIdsOf(root, session)
    // Includes matches of other teams in which their players have events: a player who changed team keeps them (B48).
    const moved = await players
      .find({ teamId: anyOf(teamIds), former: { $exists: true } }, { projection: { _id: 1 }, ...options(session) })
      .map(idOf)
      .toArray()
    const named = moved.length === 0 ? [] : namedInEvents(anyOf(moved))
    return usesOf(
      { $or: [matchesOf(root, teamIds), ...named], status: { $in: ['live', 'finished'] }, ...visible },
      session,
    )
  }

  return {
    /** Counts the dependents; `images` are the addresses of the root's own images. */
    async count(root: Root, images: readonly string[] = []): Promise<Dependents> {
      const { ofTeams, ofPlayers, ofMatches } = await filtersOf(root)
      const [logos, photos, matchCount, eventCount, uses] = await Promise.all([
        teams
          .find(ofTeams, { projection: { logo: 1 } })
          .map(({ logo = '' }) => logo)
          .toArray(),
        players
          .find(ofPlayers, { projection: { photo: 1 } })
          .map(({ photo = '' }) => photo)
          .toArray(),
        matches.countDocuments(ofMatches),
        countEvents(ofMatches),
        decidedMatches(root),
      ])
      const files = new Set([...images, ...logos, ...photos].flatMap((address) => parseFileAddress(address)?.id ?? []))
      return {
        teams: logos.length,
        players: photos.length,
        matches: matchCount,
        events: eventCount,
        files: files.size,
        uses,
      }
    },

    /** Lists the matches, of any status, that refer to the root. */
    async matches(root: Root, session: Transaction): Promise<Use[]> {
      return usesOf(matchesOf(root, await teamIdsOf(root, session)), session)
    },

    decidedMatches,

    /** True if a match of the sport has begun or has a score or events. */
    async hasPlayed(sportId: string, session: Transaction): Promise<boolean> {
      const counted = ['homeScore', 'awayScore', 'homePoints', 'awayPoints'].map((field) => ({ [field]: { $gt: 0 } }))
      const begun = { $or: [{ status: { $in: ['live', 'finished'] } }, ...counted, { 'events.0': { $exists: true } }] }
      return (
        (await matches.findOne({ sportId, ...begun, ...visible } as Document, { session, projection: { _id: 1 } })) !==
        null
      )
    },

    /** Lists the sport's matches that ended level, without a shoot-out that decided them. */
    levelMatches: (sportId: string, session: Transaction): Promise<Use[]> =>
      usesOf(
        {
          sportId,
          status: 'finished',
          $expr: {
            $and: [
              { $eq: ['$homeScore', '$awayScore'] },
              { $eq: [{ $ifNull: ['$shootout.home', 0] }, { $ifNull: ['$shootout.away', 0] }] },
            ],
          },
          ...visible,
        },
        session,
      ),

    /**
     * Marks the dependents as deleted, in the root's batch, but not the root itself; returns the addresses of their
     * images. The calls are sequential, because a transaction allows no parallel ones.
     */
    async softDelete(root: Root, { by, transaction: session }: Required<Write>): Promise<string[]> {
      const { ofTeams, ofPlayers, ofMatches } = await filtersOf(root, session)
      const [batch = ''] = Object.values(root)
      const deletion = softDeletion(batch, by)
      const logos = await teams
        .find(ofTeams, { session, projection: { logo: 1 } })
        .map(({ logo = '' }) => logo)
        .toArray()
      const photos = await players
        .find(ofPlayers, { session, projection: { photo: 1 } })
        .map(({ photo = '' }) => photo)
        .toArray()
      await players.updateMany(ofPlayers, deletion, { session })
      await matches.updateMany(ofMatches, deletion, { session })
      await teams.updateMany(ofTeams, deletion, { session })
      return [...logos, ...photos]
    },
  }
}
