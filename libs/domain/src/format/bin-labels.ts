import { binDays } from '@torneo/contracts/records/bin-restore'

interface KindLabels {
  readonly singular: string
  readonly plural: string
  readonly pronoun: 'lo' | 'la'
}

/**
 * Labels of each collection with a bin, in the order in which counts list them. The files of all buckets are one kind.
 */
export const binKinds = {
  landing_sports: { singular: 'Deporte', plural: 'Deportes', pronoun: 'lo' },
  schedule: { singular: 'Evento', plural: 'Eventos', pronoun: 'lo' },
  gallery_groups: { singular: 'Galería', plural: 'Galerías', pronoun: 'la' },
  sponsors: { singular: 'Sponsor', plural: 'Sponsors', pronoun: 'lo' },
  hall_of_fame: { singular: 'Entrada del Hall of Fame', plural: 'Entradas del Hall of Fame', pronoun: 'la' },
  tournament_sports: { singular: 'Deporte del torneo', plural: 'Deportes del torneo', pronoun: 'lo' },
  promotions: { singular: 'Promoción', plural: 'Promociones', pronoun: 'la' },
  teams: { singular: 'Equipo', plural: 'Equipos', pronoun: 'lo' },
  players: { singular: 'Jugador', plural: 'Jugadores', pronoun: 'lo' },
  matches: { singular: 'Partido', plural: 'Partidos', pronoun: 'lo' },
  officials: { singular: 'Árbitro o mesa', plural: 'Árbitros y mesa', pronoun: 'lo' },
  match_reports: { singular: 'Informe de partido', plural: 'Informes de partido', pronoun: 'lo' },
  competitions: { singular: 'Competencia', plural: 'Competencias', pronoun: 'la' },
  files: { singular: 'Imagen', plural: 'Imágenes', pronoun: 'la' },
} as const satisfies Record<string, KindLabels>

const order = Object.keys(binKinds)

/** Falls back to the collection's name, so a panel can show kinds that a later version adds. */
export const labelsOfKind = (kind: string): KindLabels =>
  (binKinds as Readonly<Record<string, KindLabels>>)[kind] ?? { singular: kind, plural: kind, pronoun: 'lo' }

/** Returns the bin's kind of a collection. */
export const kindOf = (collection: string): string => (collection.endsWith('.files') ? 'files' : collection)

interface CollectionCount {
  readonly collection: string
  readonly count: number
}

const list = new Intl.ListFormat('es')
const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long' })

/**
 * Formats a deletion's dependents as '2 equipos, 40 jugadores y 3 imágenes', followed by `others`, which are phrases.
 */
export function formatCounts(dependents: readonly CollectionCount[], others: readonly string[] = []): string {
  const counted = dependents
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => order.indexOf(one.collection) - order.indexOf(other.collection))
    .map(
      ({ collection, count }) =>
        `${count} ${labelsOfKind(collection)[count === 1 ? 'singular' : 'plural'].toLowerCase()}`,
    )
  return list.format([...counted, ...others])
}

/** Sentence shown before a deletion of a record with stored images; undefined for a record without any. */
export function deletedImagesSentence(count: number): string | undefined {
  if (count === 0) return undefined
  const counted = formatCounts([{ collection: 'files', count }])
  return count === 1
    ? `También se elimina ${counted}, si ninguna otra sección la usa.`
    : `También se eliminan ${counted}. Las que otra sección usa se conservan.`
}

/** Formats '25 de diciembre'. */
export const formatRecoveryDay = (until: Date): string => day.format(until)

/** Sentence shown before a deletion (B73): 'Puedes recuperarlo de la Papelera hasta el 25 de diciembre.' */
export function recoverySentence(kind: string, count = 1, now = Date.now()): string {
  const until = new Date(now + binDays * 86_400_000)
  return `Puedes recuperar${labelsOfKind(kind).pronoun}${count === 1 ? '' : 's'} de la Papelera hasta el ${formatRecoveryDay(until)}.`
}

/** Adds the recovery sentence to the text of a confirmation, as a paragraph of its own. */
export const withRecovery = (body: string | undefined, kind: string, count = 1): string =>
  [body, recoverySentence(kind, count)].filter(Boolean).join('\n')
