/** The number of additions to each contract under its current number. Written by `npm run contracts -- --record` (docs/contracts.md). */
export const contractAdditions = { shell: 4, api: 14 } as const
