const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Texts of the Copa General on the families' page and the board. */
export const cupTexts = {
  category: 'Categoría',
  everyone: 'Todas',
  view: 'Qué se cuenta',
  sure: 'Lo decidido',
  now: 'Si terminara hoy',
  nowWhy: 'En cursiva, lo que todavía puede cambiar.',
  sureWhy: 'Un deporte suma cuando termina.',
  sums: (sports: number, contests: readonly string[]) =>
    `Todo suma: ${list.format([sports === 1 ? '1 deporte' : `${sports} deportes`, ...contests])}.`,
  missing: (matches: number) => (matches === 1 ? 'Falta 1 partido.' : `Faltan ${matches} partidos.`),
  position: 'Pos',
  promotion: 'Promoción',
  total: 'Total',
  ours: 'Mi promo',
  provisional: 'provisorio',
  hidden: (count: number) => `+${count}`,
  none: 'La Copa empieza con el primer resultado',
  noneOf: (category: string) => `Ninguna promoción ${category} suma en esta copa`,
  champion: (name: string, cup: string) => `${name}, campeón de la ${cup}`,
  moved: (places: number) => (places > 0 ? ` subió ${places}` : ` bajó ${-places}`),
  leads: (name: string, points: number) => `${name} va primera con ${points === 1 ? '1 punto' : `${points} puntos`}`,
  how: 'Cómo se suma',
  howOf: (points: readonly number[], participation: number) =>
    [
      ...points.map((won, index) => `${index + 1}.º ${won}`),
      ...(participation > 0 ? [`por participar ${participation}`] : []),
    ].join(', '),
  tie: 'Con los mismos puntos va antes quien tiene más primeros puestos, luego segundos, luego terceros.',
} as const
