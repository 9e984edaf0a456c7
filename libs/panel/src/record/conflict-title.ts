/** Title of the dialog, and of its frame while the dialog's code loads. */
export const conflictTitle = 'Alguien guardó antes que tú'
