import { mulberry32, type Random } from '../competition/setup/random'
import { createCost, type Cost } from './cost'
import type { Draft } from './draft'
import type { PlanRequest } from './plan'
import type { Problem, Spot, Task } from './problem'
import { readProblem } from './read-problem'
import { createSpots } from './spots'

/** Everything that the steps of a search share. */
export interface Search {
  readonly problem: Problem
  readonly spotsOf: (task: Task) => readonly Spot[]
  readonly cost: Cost
  readonly random: Random
}

/** A search and the best draft that it found. */
export interface Found {
  readonly search: Search
  readonly draft: Draft
}

export function createSearch(request: PlanRequest, isStrict = false): Search {
  const problem = readProblem(request, isStrict)
  return { problem, spotsOf: createSpots(problem), cost: createCost(problem), random: mulberry32(request.seed) }
}
