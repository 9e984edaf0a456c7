import { byMeasure } from './tie-break'

/** Most bonus points first (B81). */
export const bonus = byMeasure('bonus', { value: (tally) => [tally.bonus, 1], format: (tally) => String(tally.bonus) })
