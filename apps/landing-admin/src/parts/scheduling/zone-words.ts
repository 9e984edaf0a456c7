/** Formats a zone's clock: 'Hora de Argentina', 'Hora central', 'GMT-03:00'. */
export function zoneWords(timeZone: string): string {
  const part = new Intl.DateTimeFormat('es', { timeZone, timeZoneName: 'longGeneric' }).formatToParts().find(({ type }) => type === 'timeZoneName')
  return (part?.value ?? timeZone).replace(/^hora (estándar )?/, 'Hora ')
}
