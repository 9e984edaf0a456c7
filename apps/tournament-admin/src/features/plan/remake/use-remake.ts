import { batchLimit } from '@torneo/contracts/match/match-batches'
import type { Match } from '@torneo/contracts/match/matches'
import { plainMatchTitle } from '@torneo/domain/match/side-name'
import { useAddressValue } from '@torneo/panel/collection/use-address-values'
import { useEditionQuery } from '@torneo/panel/screen/edition-api'
import { useMemo, useState } from 'react'
import { today } from '../../../parts/today'
import { titleOf } from '../fixture-drafts'
import { missingFixtures } from '../fixtures-to-plan'
import { minutesOf, requestOf } from '../plan-request'
import { checkSettings, initialSettings, paceOf, type PlanSettings } from '../plan-settings'
import type { SportToPlan } from '../SportFrame'
import { storedSettings, storeSettings } from '../stored-settings'
import { usePlan } from '../use-plan'
import { usePlanNow } from '../use-plan-now'
import { type Change, changed, firstChange, isAnswered, movableOf } from './changes'
import { remadeOf } from './remade'
import { aroundMatches } from './remake-settings'

/** Everything between '¿Qué cambia?' and the plan that follows from it. */
export function useRemake(known: SportToPlan, pinned: ReadonlySet<string>) {
  const { sport, sports, teams, matches, officials } = known
  const { year, timeZone } = useEditionQuery().data ?? {}
  const now = usePlanNow()
  const [kind] = useAddressValue('cambio')
  const [teamId] = useAddressValue('equipo')
  const [change, setChange] = useState<Change | null>(kind === 'late' ? { ...firstChange.late, teamId } : null)
  const [seed, setSeed] = useState(1)
  const [settings, setSettings] = useState(() => {
    const duration = minutesOf(sports, sport.id)
    const basis = { sportId: sport.id, matches, today: today() }
    const first = initialSettings(storedSettings(sport), { ...basis, duration })
    return aroundMatches(first, matches, { ...basis, minutes: Number(first.minutes) || duration })
  })
  const errors = useMemo(() => checkSettings(settings, year), [settings, year])
  const isReady = change !== null && isAnswered(change) && Object.keys(errors).length === 0
  const after = useMemo(() => changed(change, known), [change, known])
  const missing = useMemo(
    () => (after.competition ? missingFixtures(sport.id, { ...after, teams }).slice(0, batchLimit) : []),
    [sport.id, after, teams],
  )
  const { minutes } = paceOf(settings)
  const movable = useMemo(() => {
    const [date = '', time = ''] = now.split(' ')
    return movableOf(after.matches, { sportId: sport.id, now: { date, time }, minutes: minutes || 0, pinned })
  }, [after.matches, sport.id, now, minutes, pinned])
  const order = change?.kind === 'order'
  const request = useMemo(() => {
    if (!isReady) return null
    // An order is made anew only where it is asked for: elsewhere a match that people know stays.
    const wishes = order ? settings.wishes : settings.wishes.filter(({ kind }) => kind !== 'rounds_in_order')
    return requestOf(
      { ...settings, wishes },
      { ...after, sport, sports, teams, officials, missing, movable, isAnew: order, now, timeZone },
      seed,
    )
  }, [isReady, order, settings, after, sport, sports, teams, officials, missing, movable, now, timeZone, seed])
  const { planned, isPlanning } = usePlan(request)
  const byId = useMemo(() => new Map(after.matches.map((match): [string, Match] => [match.id, match])), [after])
  const plan = isReady && planned && !isPlanning ? planned.plan : null
  const remade = useMemo(
    () => (plan ? remadeOf(plan, { byId, movable, missing, places: settings.places }) : null),
    [plan, byId, movable, missing, settings.places],
  )
  const titles = useMemo(
    () =>
      new Map([
        ...missing.map((fixture): [string, string] => [fixture.id, titleOf(fixture)]),
        ...after.matches.map((match): [string, string] => [match.id, plainMatchTitle(match)]),
      ]),
    [missing, after.matches],
  )
  return {
    change,
    setChange,
    settings,
    setSettings: (next: PlanSettings) => {
      setSettings(next)
      storeSettings(sport.id, next)
    },
    errors,
    missing,
    movable,
    after,
    /** Null while nothing is chosen, or while it is planned. */
    plan,
    request,
    remade,
    isPlanning,
    minutes,
    nameOf: (id: string) => titles.get(id) ?? '',
    tryAnother: () => setSeed((one) => one + 1),
  }
}
