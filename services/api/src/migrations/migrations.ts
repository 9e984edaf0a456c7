import { oneDocumentPerMatch } from './0001-one-document-per-match'
import type { Migration } from './migration'

/** Every migration, oldest first. A released one is never changed: a later one corrects it. */
export const migrations: readonly Migration[] = [oneDocumentPerMatch]
