/** Who plays what: a side is a promotion's team in a sport. The sports' names are those of `content/tournament-sports`. */
export const playedSports = ['Fútbol 11', 'Futsal', 'Básquet', 'Vóley mixto'] as const
export type PlayedSport = (typeof playedSports)[number]

export interface Side {
  readonly sport: PlayedSport
  readonly year: number
}

const years: Readonly<Record<PlayedSport, readonly number[]>> = {
  'Fútbol 11': [1985, 1991, 1996, 1998, 2000, 2004, 2009, 2012],
  Futsal: [1987, 1989, 1996, 2003, 2011, 2015],
  Básquet: [1994, 1998, 2000, 2007, 2011, 2012],
  'Vóley mixto': [1998, 2001, 2007, 2011],
}

export const sidesOf = (sport: PlayedSport): readonly Side[] => years[sport].map((year) => ({ sport, year }))

export const demoSides: readonly Side[] = playedSports.flatMap(sidesOf)

/** 'Promo 98'. */
export const sideName = ({ year }: Side): string => `Promo ${String(year).slice(-2)}`

/** Names a side where its id is not known yet. */
export const sideKey = ({ sport, year }: Side): string => `${sport} ${year}`
