/**
 * Container query for a width at which an event takes several lines. It depends on the container and the text size,
 * because the sidebar may be wide or a rail.
 */
export const wrappedTable = '@container (max-width: 36.99rem)'

/** Container query for large text on a phone, where the buttons get their own line: they would cover the type. */
export const tinyTable = '@container (max-width: 17rem)'

/** Container query for a table that is too narrow for its five columns. */
export const narrowTable = '@container (min-width: 37rem) and (max-width: 52.49rem)'
