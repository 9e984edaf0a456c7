import { binDays } from '@torneo/contracts/bin'

/** Labels for the records of each collection. */
interface KindWords {
  readonly one: string
  readonly many: string
}

const kinds: Readonly<Record<string, KindWords>> = {
  landing_sports: { one: 'Deporte', many: 'Deportes' },
  schedule: { one: 'Evento', many: 'Eventos' },
  gallery_groups: { one: 'Galería', many: 'Galerías' },
  sponsors: { one: 'Sponsor', many: 'Sponsors' },
  hall_of_fame: { one: 'Entrada del Hall of Fame', many: 'Entradas del Hall of Fame' },
  tournament_sports: { one: 'Deporte del torneo', many: 'Deportes del torneo' },
  promotions: { one: 'Promoción', many: 'Promociones' },
  teams: { one: 'Equipo', many: 'Equipos' },
  players: { one: 'Jugador', many: 'Jugadores' },
  matches: { one: 'Partido', many: 'Partidos' },
  files: { one: 'Imagen', many: 'Imágenes' },
}

/** The bin's kind of a collection: the files of all buckets are one kind. */
export const kindOf = (collection: string): string => (collection.endsWith('.files') ? 'files' : collection)

/** A collection added by a later version is shown under its own name. */
const wordsOf = (kind: string): KindWords => kinds[kind] ?? { one: kind, many: kind }

const alongWords = ({ collection, count }: { readonly collection: string; readonly count: number }): string => {
  const { one, many } = wordsOf(collection)
  return `${count} ${(count === 1 ? one : many).toLowerCase()}`
}

const list = new Intl.ListFormat('es')
const day = new Intl.DateTimeFormat('es', { day: 'numeric', month: 'long' })

/** Texts of the bin. */
export const binTexts = {
  title: 'Papelera',
  intro: `Lo que se elimina queda aquí ${binDays} días, con todo lo suyo.`,
  loading: 'Cargando la papelera',
  failed: 'No pudimos leer la papelera',
  refreshFailed: 'No pudimos actualizar la papelera: puede haber cambios que no ves.',
  retry: 'Reintentar',
  none: 'La papelera está vacía',
  noneWhy: `Lo que elimines podrás recuperarlo desde aquí durante ${binDays} días.`,
  noneOf: (kind: string) => `No hay ${wordsOf(kind).many.toLowerCase()} en la papelera`,
  noneOfWhy: 'Mira también entre lo demás que se eliminó.',
  showAll: 'Ver todo',
  noneMatches: 'Nada coincide con tu búsqueda',
  noneMatchesWhy: 'Prueba con otra palabra, o quita la búsqueda.',
  clearSearch: 'Quitar búsqueda',
  search: 'Buscar en la papelera',
  kind: 'Tipo',
  everyKind: (count: number) => `Todo (${count})`,
  kindOption: (kind: string, count: number) => `${wordsOf(kind).many} (${count})`,
  kindWord: (kind: string) => wordsOf(kind).one,
  along: (along: readonly { readonly collection: string; readonly count: number }[]) => `con ${list.format(along.map(alongWords))}`,
  deletedBy: (name: string, ago: string) => `Lo eliminó ${name} ${ago}`,
  until: (until: string) => `Se puede recuperar hasta el ${day.format(new Date(until))}`,
  restore: 'Restaurar',
  restoreOf: (title: string) => `Restaurar ${title}`,
  restored: (title: string) => `${title}: restaurado`,
  restoredAll: (count: number) => `${count} elementos restaurados`,
  missingImages: (count: number) => (count === 1 ? 'Una de sus imágenes ya no existe: elige otra.' : `${count} de sus imágenes ya no existen: elige otras.`),
  needs: (title: string) => `Primero hay que restaurar ${title}.`,
  restoreBoth: (needed: string) => `Restaurar con ${needed}`,
  lost: 'Ya no se puede restaurar: se borró para siempre algo de lo que depende.',
  purge: 'Eliminar para siempre',
  purgeOf: (title: string) => `Eliminar ${title} para siempre`,
  purgeQuestion: (title: string) => `¿Eliminar ${title} para siempre?`,
  purgeBody: (along: string) => `Se borra de verdad${along && ` ${along}`}, con sus imágenes y su historial. No se puede deshacer.`,
  purged: (title: string) => `${title}: eliminado para siempre`,
} as const
