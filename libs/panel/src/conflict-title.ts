/** Of the dialog, and of its frame while its code comes. */
export const conflictTitle = 'Alguien guardó antes que tú'
