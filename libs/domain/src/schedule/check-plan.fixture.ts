import type { Place, Plan, PlanRequest } from './plan'

interface Played {
  readonly id: string
  readonly home: string | null
  readonly away: string | null
  readonly field: string
  readonly date: string
  readonly time: string
  readonly start: number
  readonly end: number
}

const minuteOf = (date: string, time: string): number => Date.parse(`${date}T00:00Z`) / 60_000 + hoursOf(time)
const hoursOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Lists every hard rule that a plan breaks, read from the request anew and by the simplest means. */
export function violations(request: PlanRequest, plan: Plan): string[] {
  const { pairings, fixed = [], keep = [], over = [] } = request
  const byId: Pairings = new Map(pairings.toReversed().map((pairing) => [pairing.id, pairing]))
  const kept = new Map(keep.map((place) => [place.id, place]))
  const planned = plan.matches.flatMap(({ id, date, time, field }): Played[] => {
    const pairing = kept.has(id) ? undefined : byId.get(id)
    const start = minuteOf(date, time)
    return pairing ? [{ ...pairing, date, time, field, start, end: start + (pairing.minutes ?? request.minutes) }] : []
  })
  const standing = keep.flatMap((place) => {
    const pairing = byId.get(place.id)
    return pairing ? [{ ...pairing, ...place, minutes: pairing.minutes ?? request.minutes }] : []
  })
  const stays = [...fixed, ...standing]
    .filter(({ id }) => !over.includes(id))
    .map((match): Played => {
      const start = minuteOf(match.date, match.time)
      return { ...match, start, end: start + match.minutes }
    })
  return [
    ...plan.matches.filter(({ id }) => !byId.has(id)).map(({ id }) => `${id} is nobody's`),
    ...brokenLists(request, plan, byId),
    ...brokenWindows(request, planned, byId),
    ...brokenPairs(request, planned, stays),
    ...brokenOrder(request, [planned, stays], byId),
    ...brokenRequests(request, planned),
    ...brokenChanges(request, plan, planned),
  ]
}

/** Kept matches stay, nothing begins in the past, and each match that moved is listed with both places. */
function brokenChanges(request: PlanRequest, plan: Plan, planned: readonly Played[]): string[] {
  const placeOf = ({ date, time, field }: Place) => `${date} ${time} ${field}`
  const places = new Map(plan.matches.map((match) => [match.id, placeOf(match)]))
  const ids = new Set(request.pairings.map(({ id }) => id))
  const moved = request.pairings
    .flatMap(({ id, was }) => {
      const to = places.get(id)
      return was && to !== undefined && to !== placeOf(was) ? [`${id}: ${placeOf(was)}, ${to}`] : []
    })
    .toSorted()
  const listed = plan.moved.map(({ id, from, to }) => `${id}: ${placeOf(from)}, ${placeOf(to)}`).toSorted()
  return [
    ...(request.keep ?? [])
      .filter((kept) => ids.has(kept.id) && places.get(kept.id) !== placeOf(kept))
      .map(({ id }) => `${id} does not stay`),
    ...planned
      .filter(({ date, time }) => `${date} ${time}` < (request.notBefore ?? ''))
      .map(({ id }) => `${id} is in the past`),
    ...(moved.join() === listed.join() ? [] : [`moved ${listed.join()} for ${moved.join()}`]),
  ]
}

type Pairings = ReadonlyMap<string, PlanRequest['pairings'][number]>

/** Every pairing is planned or missing, once, and a plan without all of them gives advice. */
function brokenLists({ fixed = [], keep = [] }: PlanRequest, plan: Plan, byId: Pairings): string[] {
  const broken: string[] = []
  const isFixed = new Set([...fixed, ...keep].map(({ id }) => id))
  const missing = plan.ok ? [] : plan.missing
  const planned = plan.matches.filter(({ id }) => byId.has(id) && !isFixed.has(id))
  const listed = [...planned, ...missing].map(({ id }) => id).toSorted()
  const wanted = [...byId.keys()].filter((id) => !isFixed.has(id)).toSorted()
  if (listed.join() !== wanted.join()) broken.push(`lists ${listed.join()} for ${wanted.join()}`)
  if (plan.ok !== (missing.length === 0)) broken.push(`ok is ${plan.ok}, ${missing.length} missing`)
  if (missing.some(({ because }) => because === '') || (!plan.ok && plan.advice === '')) broken.push('says nothing')
  return broken
}

/** Every match is on a field of its own, inside of a window of that field. */
function brokenWindows({ days }: PlanRequest, planned: readonly Played[], byId: Pairings): string[] {
  const broken: string[] = []
  for (const { id, field, start, end } of planned) {
    const own = byId.get(id)
    if (own?.fields && !own.fields.includes(field)) broken.push(`${id} is on ${field}`)
    const isInside = days.some((window) => {
      const from = minuteOf(window.date, window.from)
      const until = minuteOf(window.date, window.to)
      return window.fields.includes(field) && from <= start && end <= (until > from ? until : until + 1440)
    })
    if (!isInside) broken.push(`${id} is outside of all windows`)
  }
  return broken
}

/** Two matches on a field leave its turnover between them, and two of the same people their rest. */
function brokenPairs(request: PlanRequest, planned: readonly Played[], stays: readonly Played[]): string[] {
  const { turnover, rest, people = {} } = request
  const broken: string[] = []
  const sharing = (one: Played, other: Played) => {
    const keys = ({ home, away }: Played) =>
      [home, away].flatMap((team) => (team === null ? [] : [`t${team}`, ...(people[team] ? [`p${people[team]}`] : [])]))
    return keys(one).some((key) => keys(other).includes(key))
  }
  const areApart = (one: Played, other: Played, gap: number) =>
    one.end + gap <= other.start || other.end + gap <= one.start
  for (const [index, one] of planned.entries()) {
    for (const other of [...planned.slice(index + 1), ...stays]) {
      if (one.field === other.field && !areApart(one, other, turnover)) broken.push(`${one.id} ${other.id}: field`)
      if (sharing(one, other) && !areApart(one, other, rest)) broken.push(`${one.id} ${other.id}: people`)
    }
  }
  return broken
}

/** A match comes after those that decide its sides, with the rest of the teams that are known. */
function brokenOrder(
  { rest, over = [] }: PlanRequest,
  [planned, stays]: readonly [planned: readonly Played[], stays: readonly Played[]],
  byId: Pairings,
): string[] {
  const broken: string[] = []
  const placed = new Map([...stays, ...planned].map((match) => [match.id, match]))
  const movable = new Set(planned.map(({ id }) => id))
  for (const match of [...planned, ...stays]) {
    for (const id of byId.get(match.id)?.after ?? []) {
      // Two matches that stay may be out of order already.
      if (!movable.has(match.id) && !movable.has(id)) continue
      const feeder = placed.get(id)
      const isKnown = [match.home, match.away, feeder?.home, feeder?.away].some(Boolean)
      if (!feeder && byId.has(id) && movable.has(match.id) && !over.includes(id))
        broken.push(`${match.id} waits for ${id}, which is missing`)
      if (feeder && feeder.end + (isKnown ? rest : 0) > match.start) broken.push(`${match.id} before ${id}`)
    }
  }
  return broken
}

/** A team's match respects its requests: not on a day, not before or after a moment. */
function brokenRequests({ requests = [] }: PlanRequest, planned: readonly Played[]): string[] {
  const broken: string[] = []
  for (const { kind, team, date, time } of requests) {
    for (const match of planned.filter(({ home, away }) => home === team || away === team)) {
      const onDate = !date || date === match.date
      const own = { not_on: !!date && onDate, not_before: false, not_after: false }
      if (time) {
        own.not_before = onDate && match.time < time
        own.not_after = onDate && match.time > time
      } else if (date) {
        own.not_before = match.date < date
        own.not_after = match.date > date
      }
      if (own[kind]) broken.push(`${match.id} at ${match.date} ${match.time} against ${kind} ${date} ${time}`)
    }
  }
  return broken
}
