/** Refusal of a write into an archived edition (409 `archived`), in a file of its own because boards need only this. */
export const archivedMessage = 'Esta edición está archivada'
