import type { FairPlayRow, PendingPlay } from '@torneo/contracts/competition/closing'

const list = new Intl.ListFormat('es', { type: 'conjunction' })

/** Names that are listed before the others are counted. */
const listedNames = 3

/** Joins names: 'Promo 07 y Promo 11', or 'Promo 07, Promo 11, Promo 12 y 4 más'. */
const joinSome = (names: readonly string[]): string =>
  list.format(
    names.length > listedNames + 1 ? [...names.slice(0, listedNames), `${names.length - listedNames} más`] : names,
  )

/** Words of a single open tie: 'la final', 'la final de Oro', 'Plata · Tercer puesto'. */
function tieWords(name: string): string {
  const [, cup, final] = /^(?:(.+) · )?(Final)$/.exec(name) ?? []
  if (!final) return name
  return cup === undefined ? 'la final' : `la final de ${cup}`
}

const cards = (count: number, one: string, several: string, none: string) =>
  count === 0 ? none : `${count} ${count === 1 ? one : several}`

/** 'Falta jugar la final', 'Faltan 3 partidos y falta un sorteo' */
function pendingWords({ matches, ties, lotsDue }: PendingPlay): string {
  const [only] = ties
  const parts = [
    ...(matches === 1 && only !== undefined
      ? [`falta jugar ${tieWords(only)}`]
      : matches > 0
        ? [matches === 1 ? 'falta 1 partido' : `faltan ${matches} partidos`]
        : []),
    ...(lotsDue ? ['falta un sorteo'] : []),
  ]
  const words = parts.length > 0 ? parts.join(' y ') : 'faltan partidos por programar'
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Texts of /tournament/competition/closing. */
export const closingTexts = {
  loading: 'Cargando el cierre',
  failed: 'No pudimos cargar el cierre',
  none: 'Todavía no hay deportes activos.',
  noneWhy: 'El cierre junta los campeones de todos los deportes.',
  seeSports: 'Ver deportes',
  seeCompetition: 'Ver competencia',
  seeCup: 'Ver la copa',
  edition: (name: string, year: number) => `${name} · Edición ${year}`,
  ofYear: (year: number) => `Edición ${year}`,
  allOver: 'Terminaron todos los deportes.',
  newEdition: 'Nueva edición',
  stillOpen: 'Todavía falta',
  print: 'Imprimir resultados',
  printing: 'Preparando...',
  over: 'Terminado',
  open: 'Por terminar',
  unfinished: 'Sin terminar',
  noChampion: 'Quedó sin campeón.',
  champion: (names: readonly string[]) => `${list.format(names)}, ${names.length === 1 ? 'campeón' : 'campeones'}`,
  places: { 1: 'Campeón', 2: 'Subcampeón', 3: 'Tercer puesto' },
  podium: (category: string) => `Podio de ${category}`,
  undecided: 'El campeón todavía no está definido.',
  offered: 'Ofrecido al Hall of Fame',
  entered: 'Ya está en el Hall of Fame',
  add: 'Agregar al Hall of Fame',
  scorer: (isPoints: boolean, isOver: boolean) =>
    `${isPoints ? 'Anotador' : 'Goleador'}${isOver ? '' : ' hasta ahora'}`,
  goals: (count: number, isPoints: boolean) =>
    isPoints ? (count === 1 ? 'punto' : 'puntos') : count === 1 ? 'gol' : 'goles',
  fairPlay: (isOver: boolean) => `Fair play${isOver ? '' : ' hasta ahora'}`,
  cards: ({ yellows, reds }: Pick<FairPlayRow, 'yellows' | 'reds'>) =>
    yellows + reds === 0
      ? 'Sin tarjetas'
      : `${cards(yellows, 'amarilla', 'amarillas', 'ninguna amarilla')}, ${cards(reds, 'roja', 'rojas', 'ninguna roja')}`,
  penalty: (points: number) => (points === 1 ? 'punto' : 'puntos'),
  joinSome,
  pendingWords,
  /** 'Pádel: falta jugar la final' */
  pending: (sport: string, pending: PendingPlay): string => {
    const words = pendingWords(pending)
    return `${sport}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`
  },
} as const

/** Texts of /tournament/competition/edition. */
export const archivedTexts = {
  loading: 'Cargando la edición',
  failed: 'No pudimos cargar la edición',
  archived: 'Esta edición está archivada: se mira y se imprime, y no se cambia.',
  families: 'Como la ven las familias',
  missing: 'No hay una edición archivada de ese año.',
  missingWhy: 'Las ediciones están en Configuración.',
  seeEditions: 'Ver las ediciones',
  none: 'En esta edición no hubo campeones ni premios.',
} as const
