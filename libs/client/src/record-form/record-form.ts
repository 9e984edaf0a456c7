import type { Shape } from '@torneo/contracts/fields/validation'
import type { FieldChange, Fields } from '@torneo/domain/records/field-merge'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

export interface SaveContext {
  /** The rev that the changes are based on; 0 for a new record. */
  readonly ifMatch: number
  /** Idempotency key of this save; a repeat with the same content reuses it. */
  readonly key: string
}

/** The fields of a stored record that a form needs; id and time are for its history. */
export interface SavedRecord {
  readonly rev: number
  readonly id?: string
  readonly updatedAt?: string
}

export interface RecordFormOptions<Values extends FieldValues, Saved extends SavedRecord> {
  /** Name of the draft on this device: 'hero', 'tournament-sport:new'. */
  readonly name: string
  /** Contract shape of the saved values. */
  readonly shape: Shape
  /** The record as read; null for a new one. */
  readonly record: Saved | null
  /** Derives the form's values from a record, or the blank ones. Must not depend on anything else. */
  readonly valuesOf: (record: Saved | null) => Values
  /** Labels of the fields, in the form's order, for missing fields and clashes. */
  readonly labels: Readonly<Partial<Record<Path<Values>, string>>>
  /** Sends the checked values; rejects with a `CallError`. */
  readonly save: (values: Values, context: SaveContext) => Promise<Saved>
  readonly onSaved?: (saved: Saved) => void
  /** Called after a failed save that the form explains, for the specification's toast; not for a clash. */
  readonly onFailed?: () => void
  /** Message of a failed save: shown alone if the error has no sentence, otherwise as the heading. */
  readonly failure: string
  /** Fields that are never written to the draft on this device, such as passwords. */
  readonly secret?: readonly (keyof Values & string)[]
}

/** Fields changed by two people, with both values and the other author. */
export interface SaveConflict {
  readonly clashes: readonly {
    readonly field: string
    readonly label: string
    readonly mine: unknown
    readonly theirs: unknown
  }[]
  readonly changedBy: { readonly name: string; readonly at: string } | null
  /** Applies 'mine' or 'theirs' to each field and saves again. */
  readonly resolve: (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => void
  readonly cancel: () => void
}

export interface RecordForm<Values extends FieldValues, Saved = never> {
  readonly fields: UseFormReturn<Values, unknown, Values>
  readonly submit: () => Promise<void>
  readonly dirty: boolean
  readonly saving: boolean
  /** True for 2.5 s after a save. */
  readonly saved: boolean
  /** Spanish message of the last failed save; null otherwise. */
  readonly failure: string | null
  /** Spanish message of a save that was held back by errors that no visible field shows; null otherwise (B95). */
  readonly held: string | null
  /** Fields with an error, once the form was submitted or the field was edited and left. */
  readonly missing: readonly { readonly fieldId: string; readonly label: string; readonly message: string }[]
  readonly conflict: SaveConflict | null
  /** Labels of the fields that differ from the stored record. */
  readonly changes: readonly string[]
  readonly draft: { readonly at: number; readonly recover: () => void; readonly dismiss: () => void } | null
  readonly discard: () => void
  /** Continues with another new record, with these initial values. */
  readonly begin: (values: Values) => void
  /** The stored record; null for a new one. */
  readonly record: SavedRecord | null
  /** Labels of the fields, in the form's order. */
  readonly labels: Readonly<Record<string, string>>
  /** Current values of the fields. */
  readonly shown: Fields
  /** Validates the form and resolves with the changed fields, for another way to save them; null shows the errors. */
  readonly changed: () => Promise<Fields | null>
  /** Marks fields as scheduled, so that their values do not count as unsaved; null clears them. */
  readonly plan: (stored: object | null) => void
  /** Fills in these fields of a record as if typed. */
  readonly fill: (stored: object) => void
  /** Saves the record as it was before these changes, newest first (B50). */
  readonly restore: (changes: readonly FieldChange[]) => Promise<void>
  /** Rev that the next save is based on; undefined for a new record. */
  readonly rev: number | undefined
  /** Adopts a record that was saved outside the form (a toggle that saves by itself). Input remains. */
  readonly adopt: (stored: Saved) => void
  /** Returns the id of a field's element, for labels and links. */
  readonly idOf: (field: Path<Values>) => string
  readonly errorOf: (field: Path<Values>) => string | undefined
}

/**
 * The values and rev that a form is based on: changes are computed against them, and saves are conditional on the rev.
 */
export interface FormBase<Values> {
  readonly rev: number | undefined
  readonly values: Values
}
