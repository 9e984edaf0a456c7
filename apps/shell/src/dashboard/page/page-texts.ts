/** Texts of what waits for the editors of the landing page (picture 23). */
export const pageTexts = {
  title: 'En la página',
  nothing: 'Nada pendiente en la página.',
  changes: (moment: string, section: string) => `${moment} cambia ${section}`,
  notApplied: (section: string) => `No se aplicó el cambio de ${section}`,
  scheduledBy: (who: string) => `Programado por ${who}`,
  scheduledOf: (title: string, who: string) => `«${title}», programado por ${who}`,
  stale: (day: string) => `Un texto nombra un día que ya pasó: ${day}`,
  staleOf: (section: string, title: string) => `${section}: «${title}»`,
  undescribed: (count: number) => (count === 1 ? '1 foto sin describir' : `${count} fotos sin describir`),
  gallery: (title: string) => `Galería «${title}»`,
  galleries: (count: number) => `En ${count} galerías`,
  champions: (count: number) => (count === 1 ? '1 campeón por agregar' : `${count} campeones por agregar`),
  champion: (category: string, year: number, winner: string) => `${category} ${year}, ${winner}`,
  more: (count: number) => (count === 1 ? 'Y 1 cambio programado más' : `Y ${count} cambios programados más`),
} as const
