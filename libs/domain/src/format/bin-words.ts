import { binDays } from '@torneo/contracts/records/bin-restore'

interface KindWords {
  readonly one: string
  readonly many: string
  readonly pronoun: 'lo' | 'la'
}

/**
 * Labels of each collection with a bin, in the order in which counts list them. The files of all buckets are one kind.
 */
export const binKinds = {
  landing_sports: { one: 'Deporte', many: 'Deportes', pronoun: 'lo' },
  schedule: { one: 'Evento', many: 'Eventos', pronoun: 'lo' },
  gallery_groups: { one: 'Galería', many: 'Galerías', pronoun: 'la' },
  sponsors: { one: 'Sponsor', many: 'Sponsors', pronoun: 'lo' },
  hall_of_fame: { one: 'Entrada del Hall of Fame', many: 'Entradas del Hall of Fame', pronoun: 'la' },
  tournament_sports: { one: 'Deporte del torneo', many: 'Deportes del torneo', pronoun: 'lo' },
  promotions: { one: 'Promoción', many: 'Promociones', pronoun: 'la' },
  teams: { one: 'Equipo', many: 'Equipos', pronoun: 'lo' },
  players: { one: 'Jugador', many: 'Jugadores', pronoun: 'lo' },
  matches: { one: 'Partido', many: 'Partidos', pronoun: 'lo' },
  files: { one: 'Imagen', many: 'Imágenes', pronoun: 'la' },
} as const satisfies Record<string, KindWords>

const order = Object.keys(binKinds)

/** Falls back to the collection's name, so a panel can show kinds that a later version adds. */
export const kindWords = (kind: string): KindWords =>
  (binKinds as Readonly<Record<string, KindWords>>)[kind] ?? { one: kind, many: kind, pronoun: 'lo' }

/** Returns the bin's kind of a collection. */
export const kindOf = (collection: string): string => (collection.endsWith('.files') ? 'files' : collection)

interface Counted {
  readonly collection: string
  readonly count: number
}

const list = new Intl.ListFormat('es')
const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long' })

/**
 * Formats a deletion's dependents as '2 equipos, 40 jugadores y 3 imágenes', followed by `others`, which are phrases.
 */
export function countedWords(along: readonly Counted[], others: readonly string[] = []): string {
  const counted = along
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => order.indexOf(one.collection) - order.indexOf(other.collection))
    .map(({ collection, count }) => `${count} ${kindWords(collection)[count === 1 ? 'one' : 'many'].toLowerCase()}`)
  return list.format([...counted, ...others])
}

/** Sentence shown before a deletion of a record with stored images; undefined for a record without any. */
export function imagesAlong(count: number): string | undefined {
  if (count === 0) return undefined
  const counted = countedWords([{ collection: 'files', count }])
  return count === 1
    ? `También se elimina ${counted}, si ninguna otra sección la usa.`
    : `También se eliminan ${counted}. Las que otra sección usa se conservan.`
}

/** Formats '25 de diciembre'. */
export const recoveryDay = (until: Date): string => day.format(until)

/** Sentence shown before a deletion (B73): 'Puedes recuperarlo de la Papelera hasta el 25 de diciembre.' */
export function recoverySentence(kind: string, count = 1, now = Date.now()): string {
  const until = new Date(now + binDays * 86_400_000)
  return `Puedes recuperar${kindWords(kind).pronoun}${count === 1 ? '' : 's'} de la Papelera hasta el ${recoveryDay(until)}.`
}

/** Adds the recovery sentence to the text of a confirmation, as a paragraph of its own. */
export const withRecovery = (body: string | undefined, kind: string, count = 1): string =>
  [body, recoverySentence(kind, count)].filter(Boolean).join('\n')
