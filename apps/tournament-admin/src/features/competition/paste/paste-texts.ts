/** Pasted names of teams. */
export const pasteTexts = {
  names: 'Nombres, uno por línea',
  hint: 'De una planilla, un chat o un correo. Mayúsculas y acentos no importan.',
  none: 'Pega al menos un nombre',
  review: 'Revisar',
  make: (count: number) => (count === 1 ? 'Crear 1 equipo' : `Crear ${count} equipos`),
  made: (count: number) => (count === 1 ? '1 equipo creado' : `${count} equipos creados`),
  done: 'Listo',
  failed: 'No se pudo crear el equipo',
  counts: (there: number, missing: number) =>
    `${there === 1 ? '1 ya está' : `${there} ya están`}, ${missing === 1 ? 'falta crear 1' : `falta crear ${missing}`}.`,
  again: 'Está dos veces: cuenta una',
  there: (team: string) => `Ya está: ${team}`,
  makes: (promotion: string) => `Se crea, de ${promotion}`,
  promotionOf: (name: string) => `Promoción de ${name}`,
  noPromotion: 'Sin promoción: no se crea',
  noPromotions: 'Todavía no hay promociones. Créalas en Promociones y vuelve: tu lista queda guardada.',
  missingPromotions: (years: readonly number[]) =>
    years.length === 1
      ? `No hay promoción ${years[0]}.`
      : `No hay promociones ${years.slice(0, -1).join(', ')} y ${years.at(-1)}.`,
  makePromotions: (count: number) =>
    count === 1 ? 'Crear también la promoción' : `Crear también las ${count} promociones`,
  promotionName: (year: number) => `Promo ${year}`,
  promotionsMade: (count: number) => (count === 1 ? '1 promoción creada' : `${count} promociones creadas`),
  promotionsFailed: 'No se pudieron crear las promociones',
  recovered: 'Recuperamos lo que habías pegado.',
  startAgain: 'Empezar de nuevo',
  unknown: 'No encontramos un equipo ni una promoción con ese nombre.',
  remove: (name: string) => `Quitar ${name}`,
  back: 'Cambiar la lista',
} as const
