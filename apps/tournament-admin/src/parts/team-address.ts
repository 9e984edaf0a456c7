import { sectionById } from '@torneo/contracts/sections'

export const teamsAddress = sectionById('teams').path

/** Where a team's players are kept. */
export const rosterAddress = (teamId: string) => `${teamsAddress}/${teamId}`
