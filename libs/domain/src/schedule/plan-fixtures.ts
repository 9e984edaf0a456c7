import { own } from '@torneo/contracts/fields/own'
import { advise } from './advice'
import { brokenWishes } from './broken-wishes'
import { leftOver } from './capacity'
import { constructDraft } from './construct'
import { improve } from './improve'
import { measure } from './measures'
import type { PlacedMatch, Plan, PlanRequest } from './plan'
import { planTexts } from './plan-texts'
import { createReasons } from './reasons'
import { repairDraft } from './repair'
import { createSearch, type Found } from './search'
import { formatDate, formatTime } from './wall-clock'

/** Attempts to place everything, and where hours are too few for that anyway. */
const attempts = { usual: 12, hopeless: 4 } as const

const missingOf = ({ search: { problem }, draft }: Found): number =>
  problem.tasks.length - draft.placed.size + problem.circular.length

/** Searches a draft: matches that have places already are moved only as far as that is needed. */
function find(request: PlanRequest, isStrict: boolean): Found {
  const search = createSearch(request, isStrict)
  const { problem } = search
  const hasFormer = problem.tasks.some(({ was }) => was !== null)
  let draft = hasFormer ? repairDraft(search) : null
  if (draft === null || draft.placed.size < problem.tasks.length) {
    const anew = constructDraft(search, leftOver(problem).length > 0 ? attempts.hopeless : attempts.usual)
    if (draft === null || anew.placed.size > draft.placed.size) draft = anew
  }
  improve(search, draft)
  return { search, draft }
}

/** Searches with the wishes as rules, and without them where they would leave a match out (B92). */
function findWithWishes(request: PlanRequest): Found {
  const strict = find(request, (request.wishes ?? []).length > 0)
  if (missingOf(strict) === 0 || !strict.search.problem.isStrict) return strict
  const loose = find(request, false)
  return missingOf(loose) < missingOf(strict) ? loose : strict
}

/** Places of all matches by time, with those of the kept ones. */
function placesOf(request: PlanRequest, { draft }: Found): PlacedMatch[] {
  const placed = [...draft.placed].map(([{ pairing }, { start, field }]): PlacedMatch => ({
    id: pairing.id,
    date: formatDate(start),
    time: formatTime(start),
    field,
  }))
  const ids = new Set(request.pairings.map(({ id }) => id))
  const kept = new Map((request.keep ?? []).filter(({ id }) => ids.has(id)).map((one) => [one.id, one]))
  const stays = [...kept.values()].map(({ id, date, time, field }) => ({ id, date, time, field }))
  const keyOf = ({ date, time, field }: PlacedMatch) => `${date} ${time} ${field}`
  return [...placed, ...stays].toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/**
 * Plans day, hour and field of each pairing (B35, B92). Hard rules are never broken; a plan is repeatable by its seed.
 * Matches that do not fit are listed with their reason and the smallest change that makes room; so are wishes that gave
 * way.
 */
export function planFixtures(request: PlanRequest): Plan {
  const found = findWithWishes(request)
  const { search, draft } = found
  const { problem } = search
  const nameOf = (teamId: string) => own(request.names, teamId) ?? planTexts.someTeam
  const matches = placesOf(request, found)
  const former = new Map(request.pairings.map(({ id, was }) => [id, was]))
  const moved = matches.flatMap(({ id, date, time, field }) => {
    const from = former.get(id)
    const isSame = !from || (from.date === date && from.time === time && from.field === field)
    return isSame ? [] : [{ id, from, to: { date, time, field } }]
  })
  const placed = { matches, moved, gave: brokenWishes(found) }
  const missing = problem.tasks.filter((task) => !draft.placed.has(task))
  if (missing.length === 0 && problem.circular.length === 0)
    return { ok: true, ...placed, measures: measure(problem, draft) }
  const because = createReasons(search, draft, nameOf)
  return {
    ok: false,
    ...placed,
    missing: [
      ...missing.map((task) => ({ id: task.pairing.id, because: because(task) })),
      ...problem.circular.map(({ id }) => ({ id, because: planTexts.circular })),
    ],
    advice: advise(request, problem, missing, nameOf),
  }
}
