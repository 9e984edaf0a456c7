import type { PlanRequest } from '@torneo/domain/schedule/plan'
import { planFixtures } from '@torneo/domain/schedule/plan-fixtures'

/** Plans away from the page, which stays responsive. Each message is a request with its number. */
self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ readonly number: number; readonly request: PlanRequest }>) => {
    self.postMessage({ number: data.number, plan: planFixtures(data.request) })
  },
)
