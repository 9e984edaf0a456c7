import { capacityAdvice } from './capacity'
import { constructDraft } from './construct'
import type { PlanRequest, PlayWindow } from './plan'
import { planTexts } from './plan-texts'
import type { Problem, Task } from './problem'
import type { NameOf } from './reasons'
import { createSearch } from './search'
import { formatDate, minutesADay, readDay, readMinute, formatTime } from './wall-clock'

interface Change {
  readonly text: string
  readonly request: PlanRequest
}

const texts = planTexts.advice

/** Most changes named in one sentence. */
const maxNamed = 2

/** Matches above which no change is tried out: the plan stays quick. */
const maxTried = 400

function fitsAll(request: PlanRequest): boolean {
  const search = createSearch(request)
  return constructDraft(search, 4).placed.size === search.problem.tasks.length
}

/** Shortens every match by some minutes. */
const withShorterMatches = (request: PlanRequest, less: number): PlanRequest => ({
  ...request,
  minutes: request.minutes - less,
  pairings: request.pairings.map((pairing) =>
    pairing.minutes === undefined ? pairing : { ...pairing, minutes: pairing.minutes - less },
  ),
})

/** Opens every window an hour longer, at most until it opens again. */
function withLongerDays(request: PlanRequest): PlanRequest {
  const longer = ({ from, to, ...window }: PlayWindow): PlayWindow => {
    const [opens, closes] = [readMinute(from) ?? 0, readMinute(to) ?? 0]
    const length = Math.min(minutesADay - 1, ((closes - opens + minutesADay) % minutesADay) + 60)
    return { ...window, from, to: formatTime((opens + length) % minutesADay) }
  }
  return { ...request, days: request.days.map(longer) }
}

function withOneField(request: PlanRequest, missing: readonly Task[]): PlanRequest {
  const ids = new Set(missing.map(({ pairing }) => pairing.id))
  const field = '+'
  return {
    ...request,
    days: request.days.map((window) => ({ ...window, fields: [...window.fields, field] })),
    pairings: request.pairings.map((pairing) =>
      ids.has(pairing.id) && pairing.fields ? { ...pairing, fields: [...pairing.fields, field] } : pairing,
    ),
  }
}

function withOneDay(request: PlanRequest): PlanRequest {
  const last = Math.max(...request.days.map(({ date }) => readDay(date) ?? 0))
  const added = request.days
    .filter(({ date }) => readDay(date) === last)
    .map((window) => ({ ...window, date: formatDate((last + 1) * minutesADay) }))
  return { ...request, days: [...request.days, ...added] }
}

/** Changes of a request, the smallest first. */
function* changes(request: PlanRequest, missing: readonly Task[], nameOf: NameOf): Generator<Change> {
  const requests = new Set(missing.flatMap(({ bounds }) => bounds.map((bound) => bound.request)))
  for (const dropped of [...requests].slice(0, 4)) {
    const kept = (request.requests ?? []).filter((one) => one !== dropped)
    yield { text: texts.withoutRequest(nameOf(dropped.team), dropped), request: { ...request, requests: kept } }
  }
  for (const part of [0.75, 0.5, 0.25, 0]) {
    const rest = Math.floor((request.rest * part) / 5) * 5
    if (rest < request.rest) {
      yield { text: texts.withRest(rest), request: { ...request, rest } }
    }
  }
  for (const less of [5, 10, 15]) {
    const turn = request.minutes - less + request.turnover
    if (request.minutes - less >= 10) {
      yield { text: texts.withTurns(turn), request: withShorterMatches(request, less) }
    }
  }
  yield { text: texts.withLongerDays, request: withLongerDays(request) }
  yield { text: texts.withField, request: withOneField(request, missing) }
  yield { text: texts.withDay, request: withOneDay(request) }
}

/** Says the smallest changes that place everything: each is tried out before it is named. */
export function advise(request: PlanRequest, problem: Problem, missing: readonly Task[], nameOf: NameOf): string {
  if (problem.circular.length > 0) return texts.circular
  const shortage = capacityAdvice(problem)
  if (shortage !== null) return shortage
  const named: string[] = []
  let isRestNamed = false
  if (problem.tasks.length <= maxTried) {
    for (const { text, request: changed } of changes(request, missing, nameOf)) {
      const isRest = changed.rest !== request.rest
      if (isRest && isRestNamed) continue
      if (!fitsAll(changed)) continue
      isRestNamed ||= isRest
      named.push(text)
      if (named.length === maxNamed) break
    }
  }
  return named.length > 0 ? texts.fitsWith(problem.tasks.length, named) : texts.more(missing.length)
}
