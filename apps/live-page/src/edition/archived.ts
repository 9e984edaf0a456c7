import type { PublicTournament } from '@torneo/contracts/site/public'
import { createContext } from 'react'
import { pageAddress } from '../matches/open-match'

/** Query parameter of an edition's year. */
export const editionParameter = 'edicion'

/** Address of an edition. Addresses within it name a sport, whose id no other edition has. */
export const editionAddress = (year: number): string => `${pageAddress}?${editionParameter}=${year}`

/** True for an edition that is over: nothing in it changes, and its matches have no pages. */
export const isArchived = ({ tournament }: PublicTournament): boolean => tournament?.state === 'archived'

/** True within an archived edition. */
export const ArchivedContext = createContext(false)
