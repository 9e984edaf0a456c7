import { matchPlanMessages as messages } from '@torneo/contracts/match/match-plans'
import type { Match } from '@torneo/contracts/match/matches'
import { binMessages } from '@torneo/contracts/records/bin'
import { recordPreviousSchedule } from '@torneo/domain/fixture/rescheduled'
import type { MatchAction } from '@torneo/domain/match/actions'
import type { FastifyInstance } from 'fastify'
import type { Document } from 'mongodb'
import type { MatchPlanRow, MatchPlansRepository, PreviousState } from '../../data/matches/match-plans.repository'
import { titleOf } from '../../data/matches/match-title'
import type { MatchDocument } from '../../data/matches/matches.repository'
import { anyRow } from '../../platform/database/checked-collection'
import type { WriteOfCall } from '../../platform/http/call'
import { archived, conflict, notFound, Problem } from '../../platform/http/problems'
import { type BatchWrites, placedSports, subjectOf } from './batch-writes'
import type { MatchChange } from './change-mail'

type Stored = Document & { readonly _id: string }

/** Number of the service's own fillings of slots since a rev: they are no change of the plan. */
const fillsSince = ({ log }: Stored, rev: number): number =>
  ((log ?? []) as readonly { readonly rev: number; readonly kind: string }[]).filter(
    (row) => row.rev > rev && row.kind === 'assign_teams',
  ).length

const isUnchanged = (match: Stored, rev: number): boolean =>
  !match['deleted'] && Number(match['rev']) === rev + fillsSince(match, rev)

/** Takes plans and rain back as a whole, while none of their matches began or changed since (B90, B93). */
export function createUndoPlan(
  {
    activity,
    archive,
    bin,
    database,
    fillMatches: fill,
    matches,
    matchActions: { actIn },
    tournament,
  }: FastifyInstance['services'],
  batches: BatchWrites,
  plans: MatchPlansRepository,
) {
  const collection = database.collection('matches', anyRow<Stored>())

  async function readStored({ made, changed, removed }: MatchPlanRow, { transaction }: WriteOfCall) {
    const ids = [...made, ...changed].map(({ id }) => id)
    const found = await collection.find({ _id: { $in: [...ids, ...removed] } }, { session: transaction }).toArray()
    return new Map(found.map((match) => [match._id, match]))
  }

  /** Throws 409 with the matches of a plan that began, changed, or went since. */
  async function rejectOvertaken({ made, changed, removed }: MatchPlanRow, stored: ReadonlyMap<string, Stored>) {
    const overtaken = [
      ...[...made, ...changed].filter(({ id, rev }) => {
        const match = stored.get(id)
        return !match || !isUnchanged(match, rev)
      }),
      ...removed.flatMap((id) =>
        (stored.get(id)?.['deleted'] as { batch?: string } | undefined)?.batch === removed[0] ? [] : { id },
      ),
    ]
    if (overtaken.length === 0) return
    if (await archive.holds(overtaken.map(({ id }) => id))) throw archived()
    const uses = overtaken.map(({ id }) => {
      const document = stored.get(id)
      const match = document ? matches.read(document) : null
      return { collection: 'matches', id, title: match ? titleOf(tournament.withTeams(match)) : messages.purged }
    })
    throw new Problem(409, 'conflict', messages.overtaken(uses.map(({ title }) => title)), { uses })
  }

  /** Lists the actions that bring a match back to its previous status; none if only its time or place changed. */
  function actionsTo(before: PreviousState, { status }: MatchDocument): MatchAction[] {
    if (before.status === status) return []
    if (before.status === 'cancelled') return [{ kind: 'postpone', reason: '' }]
    return [{ kind: 'reopen' }, ...(before.isLive ? [{ kind: 'resume' } as const] : [])]
  }

  /** Puts changed matches back; returns the saves of their histories. */
  async function putBack(changed: MatchPlanRow['changed'], write: WriteOfCall) {
    const now = (await database.now()).getTime()
    const earlier = await batches.readAll(
      changed.map(({ id }) => id),
      write,
    )
    const plain: { id: string; change: object }[] = []
    for (const [index, match] of earlier.entries()) {
      const before = changed[index]?.before
      if (!before) continue
      const { isLive: _wasRunning, ...state } = before
      const { status: _status, interruption: _interruption, ...schedule } = state
      const [first, ...others] = actionsTo(before, match)
      if (first) {
        const act = (action: MatchAction, fields?: object) =>
          actIn(
            match.id,
            { by: write.by, key: null, asked: undefined, action: () => action },
            write.transaction,
            fields,
          )
        await act(first, state)
        for (const action of others) await act(action)
      } else plain.push({ id: match.id, change: { ...schedule, ...recordPreviousSchedule(schedule, match, now) } })
    }
    await matches.updateAll(plain, write)
    const after = await batches.readAll(
      earlier.map(({ id }) => id),
      write,
    )
    return after.map((match, index) => ({
      before: tournament.withTeams(earlier[index] ?? match),
      after: tournament.withTeams(match),
      written: changed[index]?.before ?? {},
    }))
  }

  /** Restores removed matches from the bin, unless what they belong to is gone. */
  async function restore({ removed: [root] }: MatchPlanRow, write: WriteOfCall): Promise<void> {
    if (root === undefined) return
    const { matches: ids, missing } = await bin.restore(root, write.transaction)
    if (missing) throw conflict(missing === 'gone' ? binMessages.parentGone : binMessages.parentFirst(missing.title))
    const fault = await fill.restored(ids, write)
    if (fault) throw conflict(fault.message)
  }

  return async function undo(batch: string, write: WriteOfCall): Promise<readonly MatchChange[]> {
    await tournament.refreshMatches()
    const plan = await plans.take(batch, write.transaction)
    if (!plan) throw notFound()
    const stored = await readStored(plan, write)
    const touched = [...stored.values()].flatMap((document) => matches.read(document) ?? [])
    const places = await batches.placesOf(placedSports(touched), write)
    await rejectOvertaken(plan, stored)
    const made = await batches.readAll(
      plan.made.map(({ id }) => id),
      write,
    )
    const deleted = await batches.remove(made, write)
    const saves = await putBack(plan.changed, write)
    await restore(plan, write)
    await batches.fillOthers(places, write)
    if (touched.length === 0) return []
    const audit = deleted && ({ kind: 'deleted', collection: 'matches', id: deleted.id } as const)
    const subject = subjectOf(touched.map((match): Match => tournament.withTeams(match)))
    await activity.add(
      { action: 'Cambios de fixture deshechos', subject, section: 'fixtures', saves, ...(audit && { audit }) },
      write,
    )
    return saves
  }
}
