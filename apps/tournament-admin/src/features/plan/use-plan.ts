import type { Plan, PlanRequest } from '@torneo/domain/schedule/plan'
import { useEffect, useRef, useState } from 'react'
import { type Planner, startPlanner } from './start-planner'

export interface Planned {
  readonly request: PlanRequest
  readonly plan: Plan
}

/** Newest plan, and whether the one of this request is still awaited. A null request keeps the last plan. */
export function usePlan(request: PlanRequest | null): {
  readonly planned: Planned | null
  readonly isPlanning: boolean
} {
  const [planned, setPlanned] = useState<Planned | null>(null)
  const planner = useRef<Planner | null>(null)
  useEffect(() => {
    planner.current = startPlanner((plan, of) => setPlanned({ plan, request: of }))
    return () => planner.current?.stop()
  }, [])
  useEffect(() => {
    if (request) planner.current?.request(request)
  }, [request])
  return { planned, isPlanning: request !== null && planned?.request !== request }
}
