import type { Plan, PlanRequest } from '@torneo/domain/schedule/plan'
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import workerUrl from './plan-worker?worker&url'

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string }
}

export interface Planner {
  /** Requests a plan; an earlier request that has no plan yet is dropped. */
  readonly request: (request: PlanRequest) => void
  readonly stop: () => void
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null
  // The page's CSP accepts a script's address only from a policy.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  const policy = trustedTypes?.createPolicy('plan-worker', { createScriptURL: () => workerUrl })
  return new Worker(policy?.createScriptURL('') ?? workerUrl, { type: 'module' })
}

/** Plans in a worker; on the page itself where no worker starts. */
export function startPlanner(onPlan: (plan: Plan, request: PlanRequest) => void): Planner {
  let worker = startWorker()
  let number = 0
  let newest: PlanRequest | null = null

  const planHere = async (request: PlanRequest) => {
    const { planFixtures } = await import('@torneo/domain/schedule/plan-fixtures')
    if (request === newest) onPlan(planFixtures(request), request)
  }
  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<{ readonly number: number; readonly plan: Plan }>) => {
      if (data.number === number && newest) onPlan(data.plan, newest)
    }
    worker.onerror = () => {
      worker?.terminate()
      worker = null
      if (newest) void planHere(newest)
    }
  }
  return {
    request: (request) => {
      number += 1
      newest = request
      if (worker) worker.postMessage({ number, request })
      else void planHere(request)
    },
    stop: () => {
      newest = null
      worker?.terminate()
    },
  }
}
