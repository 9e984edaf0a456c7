/** Texts of the television board about a competition. */
export const tvTexts = {
  final: 'La final',
  draw: 'Sorteo en vivo',
  drawn: 'Así quedaron las zonas',
  falls: (zone: string) => `va a ${zone}`,
  championOf: (sport: string, year: number | undefined, isShared: boolean) =>
    [`${isShared ? 'Campeones' : 'Campeón'} de ${sport}`, year].filter(Boolean).join(' · '),
  finalScore: (score: string) => `Final: ${score}`,
  place: (place: number) => `${place}.º`,
} as const
