/** A table, not the cards of a phone, in less room than its five columns need; by the room itself: the sidebar may be wide or a rail. */
export const narrowTable = '@container (min-width: 592px) and (max-width: 839.98px)'
