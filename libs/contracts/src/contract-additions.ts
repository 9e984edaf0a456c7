/** How often each contract grew under its present number. Written by `npm run contracts -- --record` (docs/contracts.md). */
export const contractAdditions = { shell: 4, api: 11 } as const
