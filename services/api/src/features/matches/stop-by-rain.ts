import { type RainField, rainReason, type RainRequest } from '@torneo/contracts/match/match-plans'
import type { Match } from '@torneo/contracts/match/matches'
import { placeKey } from '@torneo/domain/people/passes'
import type { FastifyInstance } from 'fastify'
import { type MatchPlansRepository, previousState } from '../../data/matches/match-plans.repository'
import { newId } from '../../platform/database/ids'
import type { WriteOfCall } from '../../platform/http/call'
import { type BatchWrites, placedSports, subjectOf } from './batch-writes'

type Place = Pick<Match, 'location' | 'field'>

/** Text of the recent activity. */
const rainAction = 'Suspensión por lluvia'

/** The name alone of a field; that of its location where it has none. */
const nameKey = ({ location, field }: Place): string => (field.trim() || location.trim()).toLowerCase()

/** Returns a predicate: is a match on one of these fields? Without fields it is true for all. */
function onFields(fields: readonly RainField[] | undefined): (place: Place) => boolean {
  if (!fields) return () => true
  const names = new Set(fields.flatMap((one) => (typeof one === 'string' ? one.trim().toLowerCase() : [])))
  const places = new Set(fields.flatMap((one) => (typeof one === 'string' ? [] : placeKey(one))))
  return (place) => names.has(nameKey(place)) || places.has(placeKey(place))
}

/** Stops matches by rain as one act (B93): live ones are abandoned, scheduled ones from an hour on postponed. */
export function createStopByRain(
  { activity, matches, matchActions: { actIn }, tournament }: FastifyInstance['services'],
  { placesOf, fillOthers }: BatchWrites,
  plans: MatchPlansRepository,
) {
  return async function stopByRain({ date, fields, from }: RainRequest, write: WriteOfCall) {
    await tournament.refreshMatches()
    const { transaction, by } = write
    const open = await matches.list({ filter: { date, status: { $in: ['scheduled', 'live'] } }, transaction })
    const isOn = onFields(fields)
    const stopped = open.items.filter((match) => isOn(match) && (match.status === 'live' || match.time >= from))
    const places = await placesOf(placedSports(stopped), write)
    const after = new Map<string, Match>()
    for (const { id, status } of stopped) {
      const kind = status === 'live' ? ('abandon' as const) : ('postpone' as const)
      const action = () => ({ kind, reason: rainReason })
      const done = await actIn(id, { by, key: null, asked: undefined, action }, transaction)
      after.set(id, tournament.withTeams(done.match))
    }
    await fillOthers(places, write)
    const batch = newId()
    const changed = stopped.map((match) => ({
      id: match.id,
      rev: after.get(match.id)?.rev ?? match.rev,
      before: previousState(match),
    }))
    await plans.add({ id: batch, action: rainAction, made: [], changed, removed: [] }, write)
    const saves = stopped.flatMap((match) => {
      const saved = after.get(match.id)
      return saved ? [{ before: tournament.withTeams(match), after: saved }] : []
    })
    if (saves.length > 0)
      await activity.add(
        {
          action: rainAction,
          subject: subjectOf(saves.map((save) => save.after)),
          section: 'fixtures',
          saves: saves.map((save) => ({ ...save, written: { status: save.after.status } })),
        },
        write,
      )
    const idsOf = (isWanted: boolean) =>
      stopped.filter(({ status }) => (status === 'live') === isWanted).map(({ id }) => id)
    return { batch, postponed: idsOf(false), abandoned: idsOf(true), saves }
  }
}
