import { binDays } from '@torneo/contracts/records/bin-restore'
import { binWords, type Words } from '@torneo/contracts/records/bin-words'

const order = Object.keys(binWords)

/** Falls back to the collection's name, so a panel can show kinds that a later version adds. */
export const wordsOfKind = (kind: string): Words =>
  (binWords as Readonly<Record<string, Words>>)[kind] ?? { one: kind, many: kind, pronoun: 'lo' }

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
    .map(({ collection, count }) => `${count} ${wordsOfKind(collection)[count === 1 ? 'one' : 'many'].toLowerCase()}`)
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
  return `Puedes recuperar${wordsOfKind(kind).pronoun}${count === 1 ? '' : 's'} de la Papelera hasta el ${formatRecoveryDay(until)}.`
}

/** Adds the recovery sentence to the text of a confirmation, as a paragraph of its own. */
export const withRecovery = (body: string | undefined, kind: string, count = 1): string =>
  [body, recoverySentence(kind, count)].filter(Boolean).join('\n')
