/** Formats a zone's clock: 'Hora de Argentina', 'Hora central', 'Hora GMT-03:00'. */
export function formatZone(timeZone: string): string {
  const part = new Intl.DateTimeFormat('es', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')
  return `Hora ${(part?.value ?? timeZone).replace(/^hora (estándar )?/, '')}`
}
