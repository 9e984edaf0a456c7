import { byMeasure } from './tie-break'

export const fewestRed = byMeasure('fewest_red', {
  value: ({ reds }) => [-reds, 1],
  format: ({ reds }) => String(reds),
})
