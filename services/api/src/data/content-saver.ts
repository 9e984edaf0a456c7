import type { SectionId } from '@torneo/contracts/sections'
import type { Shape } from '@torneo/contracts/validation'
import type { Fields } from '@torneo/domain/field-merge'
import type { Transaction } from '../platform/database'
import type { WriteOfCall } from '../platform/call'
import { checked } from '../platform/call-checks'
import type { RecordFields } from '../platform/repository'

/** The record that is saved, with all its fields. */
export type ContentRecord = RecordFields & Fields

/** How one kind of content is saved, for scheduled saves (B52), which do not go through its own routes. */
export interface ContentSaver {
  /** The name of the stored collection. */
  readonly name: string
  readonly section: SectionId
  readonly shape: Shape
  readonly find: (id: string, transaction?: Transaction) => Promise<ContentRecord | null>
  /** What the recent activity calls the record. */
  readonly titleOf: (record: ContentRecord) => string
  /** Some fields of a record as its contract reads them; throws 400. */
  readonly checked: (fields: Fields, record: ContentRecord) => Fields
  /** A full save of checked fields: images, record, history, activity. `note` is added to the text of the activity. */
  readonly save: (before: ContentRecord, fields: Fields, write: WriteOfCall, note: string) => Promise<unknown>
}

/** Fields as the contract's shape reads them; throws 400 with each invalid field. */
export const checkedBy = <T = Fields>(shape: Shape, fields: Fields): T => checked(shape, fields) as T

/** Some fields of a record. */
export const picked = (record: Fields, names: readonly string[]): Fields => Object.fromEntries(names.map((name) => [name, record[name]]))
