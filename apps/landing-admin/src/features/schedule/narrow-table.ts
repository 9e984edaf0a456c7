/** Where one line has no room for an event. By the room itself and the size of the text: the sidebar may be wide or a rail. */
export const linesTable = '@container (max-width: 36.99rem)'

/** Large letters on a phone: the buttons have a line of their own, or they would lie on the type. */
export const tinyTable = '@container (max-width: 17rem)'

/** A table, not those few lines, in less room than its five columns need. */
export const narrowTable = '@container (min-width: 37rem) and (max-width: 52.49rem)'
