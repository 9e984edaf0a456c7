import { planFixtures } from '@torneo/domain/schedule/plan-fixtures'
import { bigRequest, greedyPlan } from '@torneo/domain/schedule/plans.fixture'
import type { Scene } from '../scene/scene.ts'
import type { Measurement } from '../table/measurement.ts'
import { figureOf, ratios } from '../table/ratios.ts'

const [turns, plansPerTurn] = [5, 3]

/** Measures milliseconds per plan of several seeds. */
function timePlans(plan: typeof planFixtures): { readonly plan: number } {
  const start = performance.now()
  for (let seed = 1; seed <= plansPerTurn; seed += 1) {
    const { ok } = plan(bigRequest(seed))
    if (!ok) throw new Error(`Seed ${seed} left matches out`)
  }
  return { plan: (performance.now() - start) / plansPerTurn }
}

/** Time of a fixture for 64 teams in four sports, relative to placing each match at its first free spot. */
export const planning: Measurement<Scene> = {
  id: 'planning',
  rows: [
    { title: 'Plan of 160 matches, 8 fields, 4 days: time over each at its first free spot', bar: 'at most 80 x' },
  ],
  async measure() {
    const { plan } = await ratios(
      turns,
      () => Promise.resolve(timePlans(planFixtures)),
      () => Promise.resolve(timePlans(greedyPlan)),
    )
    return [figureOf('ms', plan)]
  },
}
