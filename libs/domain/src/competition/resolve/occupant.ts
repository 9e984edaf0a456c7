/** Occupant of a slot that no team comes to: the other side goes through without a match. */
export const nobody = { isBye: true } as const

/** The team that stands in a slot, `nobody` for a bye, or null while it is open. */
export type Occupant = string | typeof nobody | null

export const teamOf = (occupant: Occupant): string | null => (typeof occupant === 'string' ? occupant : null)
