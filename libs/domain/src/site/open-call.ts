/** True while an invitation stands: through its last day, or for good without one ('', B103). Days are yyyy-mm-dd. */
export const isOpenOn = (until: string, today: string): boolean => until === '' || today <= until
