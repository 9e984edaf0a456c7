/** Formats '2.º'. */
export const ordinal = (place: number): string => `${place}.º`

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Joins names: 'Promo 07 y Promo 11'. */
export const joinNames = (names: readonly string[]): string => list.format(names)
