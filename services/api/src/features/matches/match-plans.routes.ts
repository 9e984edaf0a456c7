import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import {
  matchPlanEndpoints as endpoints,
  type MatchPlan,
  matchPlanMessages,
  type PlannedMove,
} from '@torneo/contracts/match/match-plans'
import { Match } from '@torneo/contracts/match/matches'
import type { FastifyInstance } from 'fastify'
import { hasBegun } from '../../data/competitions/played-match'
import { createMatchAudience } from '../../data/matches/match-audience'
import { createMatchPlansRepository, previousState } from '../../data/matches/match-plans.repository'
import type { MatchDocument } from '../../data/matches/matches.repository'
import { newId } from '../../platform/database/ids'
import type { BodyRow } from '../../platform/http/body-rows'
import type { WriteOfCall } from '../../platform/http/call'
import { conflict, invalid, stale } from '../../platform/http/problems'
import { route } from '../../platform/http/route'
import { toContract } from '../../platform/http/to-contract'
import { batchFaults, type SportMatches } from './batch-drafts'
import { createBatchWrites, openDrafts, placedSports, subjectOf } from './batch-writes'
import { createChangeMail, type MatchChange } from './change-mail'
import { createMoveMatches, idFaults, type MatchSave } from './move-matches'
import { createStopByRain } from './stop-by-rain'
import { createUndoPlan } from './undo-plan'

const section = 'fixtures'

const rowsOf = <Row>(items: readonly Row[]): BodyRow<Row>[] => items.map((row, index) => ({ row, index }))

/** Paths and ids of the matches that a plan names, in the order of its parts. */
const namedIn = ({ keep, change, remove }: MatchPlan) => [
  ...keep.map((id, index) => ({ path: `keep.${index}`, id })),
  ...change.map(({ id }, index) => ({ path: `change.${index}.id`, id })),
  ...remove.map(({ id }, index) => ({ path: `remove.${index}.id`, id })),
]

/** Text of the recent activity, and of the list of plans. */
const actionOf = ({ make, change, remove }: MatchPlan): string => {
  if (make.length + change.length === 0) return 'Partidos eliminados'
  const isCrewOnly = make.length + remove.length === 0 && change.every((move) => isOfCrew(move))
  return isCrewOnly ? 'Árbitros repartidos' : 'Fixture cambiado'
}

/** True for a change of the officials alone. */
const isOfCrew = ({ date, time, location, field }: PlannedMove): boolean =>
  [date, time, location, field].every((value) => value === undefined)

/** The first fault of each path: a repeated match is named by the plan and by its list. */
const distinct = (faults: readonly ErrorDetail[]): ErrorDetail[] =>
  [...new Map(faults.toReversed().map((fault) => [fault.path, fault])).values()].toReversed()

/** Serves plans and rain (B90 to B93): each is one transaction, all or nothing, and taken back as one. */
export function matchPlansRoutes(app: FastifyInstance): void {
  const { activity, matches, tournament, alerts, database } = app.services
  const plans = createMatchPlansRepository(database)
  const moves = createMoveMatches(app.services)
  const batches = createBatchWrites(app.services)
  const stopByRain = createStopByRain(app.services, batches, plans)
  const undo = createUndoPlan(app.services, batches, plans)
  const mailChanges = createChangeMail(app.services, app.log)
  const audience = createMatchAudience(app.services, tournament, alerts.countOf)

  /** Reads everything that a plan names and adds; throws 400 with all that is wrong. */
  async function read(plan: MatchPlan, write: WriteOfCall) {
    const ids = namedIn(plan)
    const known = new Map(
      (
        await batches.readAll(
          ids.map(({ id }) => id),
          write,
        )
      ).map((match) => [match.id, match]),
    )
    const removed = plan.remove.flatMap(({ id }) => known.get(id) ?? [])
    const named = await tournament.fixtureParts()
    const drafts = openDrafts(rowsOf(plan.make), 'make', named)
    const locked = await batches.placesOf(placedSports([...drafts.map(({ draft }) => draft), ...removed]), write)
    const leaving = new Set(plan.remove.map(({ id }) => id))
    const moving = new Set(plan.change.map(({ id }) => id))
    const places = new Map<string, SportMatches>(
      [...locked].map(([sportId, { competition, matches: all }]) => [
        sportId,
        { competition, matches: all.filter(({ id }) => !leaving.has(id)) },
      ]),
    )
    const fixtures = (await batches.fixturesOf(plan.make, write)).filter(
      ({ id }) => !leaving.has(id) && !moving.has(id),
    )
    const { faults, moved } = await moves.read(rowsOf(plan.change), 'change', write)
    const wrong = distinct([...idFaults(ids, known), ...faults, ...batchFaults(drafts, named, places, fixtures)])
    if (wrong.length > 0) throw invalid(wrong)
    return { drafts, places, moved, removed }
  }

  /** Throws unless each removed match is as its sender read it, and has not begun. */
  async function rejectLate(plan: MatchPlan, removed: readonly MatchDocument[], { transaction }: WriteOfCall) {
    const old = removed.find(({ rev }, index) => rev !== plan.remove[index]?.rev)
    if (old) throw stale(toContract(Match, tournament.withTeams(old)), await matches.lastChange(old.id, transaction))
    if (removed.some(hasBegun)) throw conflict(matchPlanMessages.begun)
  }

  /** Runs work in a transaction, and mails the changes of its last attempt; a repeated call has none. */
  async function telling<Answer>(
    transaction: (work: (write: WriteOfCall) => Promise<Answer>) => Promise<Answer>,
    work: (write: WriteOfCall, tell: (changes: readonly MatchChange[]) => void) => Promise<Answer>,
  ): Promise<Answer> {
    let changes: readonly MatchChange[] = []
    const answer = await transaction((write) =>
      work(write, (next) => {
        changes = next
      }),
    )
    mailChanges(changes)
    return answer
  }

  route(app, endpoints.save, ({ body, transaction }) =>
    telling(transaction, async (write, tell) => {
      const plan = body()
      await tournament.refreshMatches()
      const { drafts, places, moved, removed } = await read(plan, write)
      await rejectLate(plan, removed, write)
      const batch = newId()
      const root = await batches.remove(removed, write)
      if (drafts.length > 0) await batches.insert(drafts, places, batch, write)
      const saves = await moves.write(moved, write)
      await batches.fillOthers(places, write)

      const [made, changed] = [
        await batches.readAll(
          drafts.map(({ id }) => id),
          write,
        ),
        await batches.readAll(
          saves.map(({ after }) => after.id),
          write,
        ),
      ]
      const real = new Map(
        saves.filter((save) => Object.keys(save.written).length > 0).map((save) => [save.after.id, save]),
      )
      await plans.add(
        {
          id: batch,
          action: actionOf(plan),
          made: made.map(({ id, rev }) => ({ id, rev })),
          changed: changed.flatMap(({ id, rev }) => {
            const save = real.get(id)
            return save ? [{ id, rev, before: previousState(save.before) }] : []
          }),
          removed: [...(root ? [root.id] : []), ...removed.flatMap(({ id }) => (id === root?.id ? [] : id))],
        },
        write,
      )
      const placed = [...real.values()].filter(({ written }) => Object.keys(written).some((name) => name !== 'referee'))
      tell([...placed, ...removed.map((match) => ({ before: tournament.withTeams(match), after: null }))])
      const after = made.map(tournament.withTeams)
      await note({ action: actionOf(plan), made: after, changed: [...real.values()], removed, root }, write)
      return { batch, made: after, changed: changed.map(tournament.withTeams), removed: removed.map(({ id }) => id) }
    }),
  )

  /** Adds the activity of a plan, with the history of each match; a plan that changes nothing has none. */
  async function note(
    {
      action,
      made,
      changed,
      removed,
      root,
    }: {
      readonly action: string
      readonly made: readonly Match[]
      readonly changed: readonly MatchSave[]
      readonly removed: readonly MatchDocument[]
      readonly root: MatchDocument | null
    },
    write: WriteOfCall,
  ): Promise<void> {
    const touched = [...made, ...changed.map(({ after }) => after), ...removed.map(tournament.withTeams)]
    if (touched.length === 0) return
    const audit = root && ({ kind: 'deleted', collection: 'matches', id: root.id } as const)
    await activity.add(
      {
        action,
        subject: subjectOf(touched),
        section,
        saves: [...made.map((after) => ({ before: null, after })), ...changed],
        ...(audit && { audit }),
      },
      write,
    )
  }

  route(app, endpoints.rain, ({ body, transaction }) =>
    telling(transaction, async (write, tell) => {
      const { batch, postponed, abandoned, saves } = await stopByRain(body(), write)
      tell(saves)
      const ids = new Set([...postponed, ...abandoned])
      return { batch, postponed, abandoned, told: await audience(tournament.matches().filter(({ id }) => ids.has(id))) }
    }),
  )

  route(app, endpoints.undo, ({ params: { batch }, transaction }) =>
    telling(transaction, async (write, tell) => tell(await undo(batch, write))),
  )
}
