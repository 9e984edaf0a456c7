import { own } from '@torneo/contracts/fields/own'
import { advise } from './advice'
import { leftOver } from './capacity'
import { constructDraft } from './construct'
import { improve } from './improve'
import { measure } from './measures'
import type { PlacedMatch, Plan, PlanRequest } from './plan'
import { planTexts } from './plan-texts'
import { createReasons } from './reasons'
import { createSearch } from './search'
import { formatDate, formatTime } from './wall-clock'

/** Attempts to place everything, and where hours are too few for that anyway. */
const attempts = { usual: 12, hopeless: 4 } as const

/**
 * Plans day, hour and field of each pairing (B35). Hard rules are never broken; a plan is repeatable by its seed. What
 * does not fit is listed with its reason and the smallest change that makes room.
 */
export function planFixtures(request: PlanRequest): Plan {
  const search = createSearch(request)
  const { problem } = search
  const draft = constructDraft(search, leftOver(problem).length > 0 ? attempts.hopeless : attempts.usual)
  improve(search, draft)
  const matches = [...draft.placed]
    .toSorted(([, one], [, other]) => one.start - other.start || (one.field < other.field ? -1 : 1))
    .map(([{ pairing }, { start, field }]): PlacedMatch => ({
      id: pairing.id,
      date: formatDate(start),
      time: formatTime(start),
      field,
    }))
  const missing = problem.tasks.filter((task) => !draft.placed.has(task))
  if (missing.length === 0 && problem.circular.length === 0)
    return { ok: true, matches, measures: measure(problem, draft) }
  const nameOf = (teamId: string) => own(request.names, teamId) ?? planTexts.someTeam
  const because = createReasons(search, draft, nameOf)
  return {
    ok: false,
    matches,
    missing: [
      ...missing.map((task) => ({ id: task.pairing.id, because: because(task) })),
      ...problem.circular.map(({ id }) => ({ id, because: planTexts.circular })),
    ],
    advice: advise(request, problem, missing, nameOf),
  }
}
