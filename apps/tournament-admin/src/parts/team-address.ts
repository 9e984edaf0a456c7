import { sectionById } from '@torneo/contracts/releases/sections'

export const teamsAddress = sectionById('teams').path

/** Address of a team's roster. */
export const rosterAddress = (teamId: string) => `${teamsAddress}/${teamId}`
