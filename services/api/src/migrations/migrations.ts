import { oneDocumentPerMatch } from './0001-one-document-per-match'
import type { Migration } from './migration'

/** Oldest first. A released migration is never changed: a later one corrects it. */
export const migrations: readonly Migration[] = [oneDocumentPerMatch]
