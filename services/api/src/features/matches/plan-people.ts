import type { ToldPerson } from '@torneo/contracts/match/match-plans'
import type { Match } from '@torneo/contracts/match/matches'
import { officialKey, officialNames } from '@torneo/domain/fixture/officials'
import { toldPeople, type ToldPeople } from '@torneo/domain/fixture/told-people'
import { matchTitle } from '@torneo/domain/match/side-name'
import { covers } from '@torneo/domain/people/passes'
import type { FastifyInstance } from 'fastify'
import type { StoredPlan } from '../../data/matches/match-plans.repository'
import { createMatchReadersRepository } from '../../data/matches/match-readers.repository'
import { createOfficialLinksRepository } from '../../data/tournament/official-links.repository'
import { createOfficialsRepository } from '../../data/tournament/officials.repository'
import { anyRow } from '../../platform/database/checked-collection'
import { describeChange, type MatchChange } from './change-mail'

interface Change extends MatchChange {
  /** Only the officials changed: nobody else is told. */
  readonly isCrewOnly: boolean
}

interface Seen {
  readonly isReachable: boolean
  readonly seenAt: Date | null
  readonly confirmedAt?: Date | null
}

const unreachable: Seen = { isReachable: false, seenAt: null }

const places = ['status', 'date', 'time', 'location', 'field'] as const

const hasOfficial = ({ referee }: Match, key: string): boolean =>
  officialNames(referee).some((name) => officialKey(name) === key)

const latest = (times: readonly (Date | null | undefined)[]): Date | null => {
  const known = times.flatMap((time) => time?.getTime() ?? [])
  return known.length > 0 ? new Date(Math.max(...known)) : null
}

/** Sentence about a change for a person: an official who left the match hears that alone. */
function lineFor({ kind, id }: ToldPeople<Match>, { before, after }: Change): string {
  const hasLeft = kind === 'official' && after !== null && !hasOfficial(after, id)
  return hasLeft ? `${matchTitle(after)}: ya no está entre tus partidos.` : describeChange({ before, after })
}

/** Lists the people whom a plan concerns, and who of them has had it on a screen since. */
export function createPlanPeople({ database, matches, passes, tournament, users }: FastifyInstance['services']) {
  const [readers, links] = [createMatchReadersRepository(database), createOfficialLinksRepository(database)]
  const officials = createOfficialsRepository(database)
  const collection = database.collection('matches', anyRow<{ _id: string }>())

  /** Changes of a plan with the matches as they are now; those that were deleted since are left out. */
  async function changesOf({ made, changed, removed }: StoredPlan): Promise<Change[]> {
    await tournament.refreshMatches()
    const byId = new Map(tournament.matches().map((match) => [match.id, match]))
    const now = (id: string) => {
      const match = byId.get(id)
      return match ? tournament.withTeams(match) : null
    }
    const gone = await collection.find({ _id: { $in: [...removed] } }).toArray()
    return [
      ...made.flatMap(({ id }) => {
        const after = now(id)
        return after ? [{ before: after, after, isCrewOnly: false }] : []
      }),
      ...changed.flatMap(({ id, before: { referee, ...was } }) => {
        const after = now(id)
        if (!after) return []
        const before = { ...after, ...was, referee: referee ?? after.referee }
        return [{ before, after, isCrewOnly: places.every((name) => before[name] === after[name]) }]
      }),
      ...gone.flatMap((document) => {
        const match = matches.read(document)
        return match ? [{ before: tournament.withTeams(match), after: null, isCrewOnly: false }] : []
      }),
    ]
  }

  /** Resolves a person to whether and when they had their matches on a screen. */
  async function createSeenBy(people: readonly ToldPeople<Match>[]): Promise<(person: ToldPeople<Match>) => Seen> {
    const [captains, issued, stored, { items: named }] = await Promise.all([
      users.captainsOf(people.flatMap(({ kind, id }) => (kind === 'promotion' ? [id] : []))),
      passes.list(),
      links.list(),
      officials.list({}),
    ])
    const good = issued.filter(({ revoked }) => !revoked)
    const times = await readers.timesOf([
      ...captains.values(),
      ...good.flatMap(({ holders }) => holders.map(({ id }) => id)),
    ])
    const officialOf = new Map(named.map(({ key, id }) => [key, id]))
    const linkOf = new Map(stored.map((link) => [link.id, link]))
    return ({ kind, id, matches: own }) => {
      if (kind === 'promotion') {
        const captain = captains.get(id)
        return captain === undefined ? unreachable : { isReachable: true, seenAt: times.get(captain) ?? null }
      }
      if (kind === 'official') {
        const link = linkOf.get(officialOf.get(id) ?? '')
        const [seenAt, confirmedAt] = [link?.openedAt, link?.confirmedAt].map((time) => (time ? new Date(time) : null))
        return link ? { isReachable: true, seenAt: seenAt ?? null, confirmedAt: confirmedAt ?? null } : unreachable
      }
      const open = good.filter(({ scope }) => own.some((match) => covers(scope, match)))
      const seenAt = latest(open.flatMap(({ holders }) => holders.map((holder) => times.get(holder.id))))
      return open.length > 0 ? { isReachable: true, seenAt } : unreachable
    }
  }

  return async function peopleOf(plan: StoredPlan): Promise<ToldPerson[]> {
    const changes = new Map((await changesOf(plan)).map((change) => [change.before.id, change]))
    const all = toldPeople([...changes.values()].flatMap(({ before, after }) => (after ? [after, before] : [before])))
    const people = all.flatMap((person) => {
      const own = person.matches.filter(({ id }) => person.kind === 'official' || !changes.get(id)?.isCrewOnly)
      return own.length > 0 ? [{ ...person, matches: own }] : []
    })
    const seenBy = await createSeenBy(people)
    const isSince = (time: Date | null | undefined) => Boolean(time && time >= plan.createdAt)
    return people.map((person) => {
      const { isReachable, seenAt, confirmedAt } = seenBy(person)
      return {
        kind: person.kind,
        key: person.key,
        name: person.name,
        lines: person.matches.flatMap(({ id }) => {
          const change = changes.get(id)
          return change ? [lineFor(person, change)] : []
        }),
        isReachable,
        seenAt: seenAt && isSince(seenAt) ? seenAt.toISOString() : null,
        isConfirmed: isSince(confirmedAt),
      }
    })
  }
}
