import { firstShapes } from './0001-first-shapes'
import { appearance } from './0002-appearance'
import type { Migration } from './migration'

/** Oldest first. A released migration is never changed: a later one corrects it. */
export const migrations: readonly Migration[] = [firstShapes, appearance]
