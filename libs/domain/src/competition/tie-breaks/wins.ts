import { byMeasure } from './tie-break'

export const wins = byMeasure('wins', { value: ({ won }) => [won, 1], format: ({ won }) => String(won) })
