import { sectionById } from '@torneo/contracts/sections'

export const teamsAddress = sectionById('teams').path

/** The screen of a team's players. */
export const rosterAddress = (teamId: string) => `${teamsAddress}/${teamId}`
