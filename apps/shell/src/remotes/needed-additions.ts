/** Additions to the API's contract that parts of the shell need: beside an older service they are left out. */
export const neededAdditions = { calls: 47, decisions: 50, callAlerts: 54, freshAddresses: 64 } as const
