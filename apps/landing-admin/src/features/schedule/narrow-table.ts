/**
 * Container query for a table, not a phone's cards, that is too narrow for its five columns. It depends on the
 * container, because the sidebar may be wide or a rail.
 */
export const narrowTable = '@container (min-width: 592px) and (max-width: 839.98px)'
