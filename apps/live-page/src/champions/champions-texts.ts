/** Texts of /en-vivo/campeones. */
export const championsTexts = {
  title: 'Todos los campeones',
  none: 'Todavía no hay campeones',
  noneWhy: 'Aparecen aquí cuando se juega cada final.',
  promotion: 'Una promoción a lo largo de los años',
  everyone: 'Todas las promociones',
  see: 'Ver',
  championOf: (category: string) => `Campeón de ${category}`,
  places: { 1: 'Campeón', 2: 'Subcampeón', 3: 'Tercer puesto' } as Readonly<Record<number, string>>,
  played: 'Participó',
  plays: 'Participa',
  sums: (editions: number, titles: number) =>
    `${editions === 1 ? '1 edición' : `${editions} ediciones`}, ${
      titles === 0 ? 'ningún título' : titles === 1 ? '1 título' : `${titles} títulos`
    }`,
  neverPlayed: 'Esta promoción todavía no jugó ninguna edición.',
} as const
