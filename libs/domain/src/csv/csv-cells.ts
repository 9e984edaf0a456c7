/** Marks a text as UTF-8 for Excel, which otherwise shows 'Ríos' as 'RÃ­os'. */
export const byteOrderMark = '\uFEFF'

/** Matches a cell that a spreadsheet would run as a formula; a leading apostrophe makes it text. */
export const formula = /^'*[=+\-@\t\r]/
const guarded = /^'(?='*[=+\-@\t\r])/

/** Removes the apostrophe that an export added to a formula. */
export const withoutGuard = (cell: string): string => cell.replace(guarded, '')
