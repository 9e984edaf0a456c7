import type { ClosedSport } from './ResultsSheet'

/** True for a sport with a champion or a prize; others are only among the open ones. */
export const hasOutcome = ({ closing: { podiums, scorers, fairPlay } }: ClosedSport): boolean =>
  scorers.length + fairPlay.length > 0 || podiums.some(({ places }) => places.length > 0)
