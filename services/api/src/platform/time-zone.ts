/** Today in a time zone, as yyyy-mm-dd. */
export const dayIn = (timeZone: string, now = Date.now()): string => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
