/**
 * The number of additions to each contract under its current number. Written by `npm run contracts -- --record`
 * (docs/contracts.md).
 */
export const contractAdditions = { shell: 2, api: 9 } as const
