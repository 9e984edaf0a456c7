import type { Shape } from '@torneo/contracts/fields/validation'
import type { SectionId } from '@torneo/contracts/releases/sections'
import type { Fields } from '@torneo/domain/records/field-merge'
import type { Transaction } from '../../platform/database/database'
import type { RecordFields } from '../../platform/database/repository'
import type { WriteOfCall } from '../../platform/http/call'
import { checked } from '../../platform/http/call-checks'

/** The record that is saved, with all its fields. */
export type ContentRecord = RecordFields & Fields

/** Saves one kind of content without its own routes, for scheduled saves (B52). */
export interface ContentSaver {
  /** Name of the stored collection. */
  readonly name: string
  readonly section: SectionId
  readonly shape: Shape
  readonly find: (id: string, transaction?: Transaction) => Promise<ContentRecord | null>
  /** Names the record in the recent activity. */
  readonly titleOf: (record: ContentRecord) => string
  /** Parses some fields of a record by its contract; throws 400. */
  readonly checked: (fields: Fields, record: ContentRecord) => Fields
  /** Saves checked fields completely: images, record, history, activity. `note` is appended to the activity's text. */
  readonly save: (before: ContentRecord, fields: Fields, write: WriteOfCall, note: string) => Promise<unknown>
}

/** Parses fields by the contract's shape; throws 400 with each invalid field. */
export const checkedBy = <T = Fields>(shape: Shape, fields: Fields): T => checked(shape, fields) as T

/** Picks some fields of a record. */
export const picked = (record: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, record[name]]))
