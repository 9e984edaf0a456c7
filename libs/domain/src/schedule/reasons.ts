import { allows, type Bound } from './bounds'
import type { Draft } from './draft'
import { planTexts } from './plan-texts'
import type { Spot, Task } from './problem'
import type { Search } from './search'
import { areWishesMet, mayUse } from './spots'

/** Name of a team in sentences. */
export type NameOf = (teamId: string) => string

/** A rule with the sentence of its rejections. */
type Rule = readonly [rejects: (spot: Spot) => boolean, because: () => string]

/** Sentence of requests: the strictest one, or all of a team that leave no hour only together. */
function ofBounds(bounds: readonly Bound[], spots: readonly Spot[], nameOf: NameOf): string {
  const counted = bounds
    .map((bound) => ({ bound, open: spots.filter(({ start, day }) => allows(bound, start, day)).length }))
    .toSorted((one, other) => one.open - other.open)
  const [strictest] = counted
  if (!strictest) return planTexts.fieldFull([])
  const { request } = strictest.bound
  const ofTeam = bounds.filter((bound) => bound.request.team === request.team)
  const isTogether =
    strictest.open > 0 && !spots.some(({ start, day }) => ofTeam.every((bound) => allows(bound, start, day)))
  return isTogether
    ? planTexts.excluding(
        nameOf(request.team),
        ofTeam.map((bound) => bound.request),
      )
    : planTexts.requested(nameOf(request.team), request)
}

/** Explains missing matches by the rule that rejected most of their spots. */
export function createReasons({ problem, spotsOf }: Search, draft: Draft, nameOf: NameOf): (task: Task) => string {
  const ofKey = ({ pairing: { home, away } }: Task, key: string): string => {
    if (key.startsWith('team ')) return planTexts.teamBusy(nameOf(key.slice('team '.length)), problem.rest)
    const team = [home, away].find((id) => id !== null && problem.peopleOf(id) === key)
    return planTexts.peopleBusy(nameOf(team ?? ''))
  }

  return (task) => {
    const fields = [...(task.fields ?? [])]
    if (!problem.windows.some((window) => mayUse(task, window))) return planTexts.noWindow(fields)
    if (task.feeders.some((feeder) => !draft.placed.has(feeder.task))) return planTexts.waitsForMissing
    const anyTime = { notBefore: Number.NEGATIVE_INFINITY, notAfter: Number.POSITIVE_INFINITY }
    const spots = spotsOf({ ...task, ...anyTime, bounds: [], wishes: [] })
    if (spots.length === 0) return planTexts.tooLong(task.minutes)
    const range = draft.rangeOf(task)
    const rules: readonly Rule[] = [
      [
        ({ start, day }) => !task.bounds.every((bound) => allows(bound, start, day)),
        () => ofBounds(task.bounds, spots, nameOf),
      ],
      [(spot) => problem.isStrict && !areWishesMet(task, spot), () => planTexts.wished],
      [(spot) => problem.isStrict && draft.officialClashes(task, spot) > 0, () => planTexts.wished],
      [({ start }) => start > task.notAfter, () => planTexts.mustEndEarlier],
      [({ start }) => start < range.earliest || start > range.latest, () => planTexts.waitsTooLong],
      ...task.keys.map((key): Rule => [(spot) => !draft.isRested(task, key, spot), () => ofKey(task, key)]),
      [(spot) => !draft.isFieldFree(task, spot), () => planTexts.fieldFull(fields)],
    ]
    const counted = rules.map(([rejects, because]) => ({ count: spots.filter(rejects).length, because }))
    return counted.reduce((most, rule) => (rule.count > most.count ? rule : most)).because()
  }
}
