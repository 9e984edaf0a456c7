import type { Tie } from '@torneo/contracts/competition/knockout'
import type { Slot } from '@torneo/contracts/competition/slot'

export const isBye = (slot: Slot | null): boolean => slot !== null && 'bye' in slot

/** True for a tie without a match: one side goes through at once. */
export const isByeTie = ({ home, away }: Pick<Tie, 'home' | 'away'>): boolean => isBye(home) || isBye(away)
