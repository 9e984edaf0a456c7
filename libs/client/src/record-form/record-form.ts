import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Shape } from '@torneo/contracts/validation'
import type { FieldChange, Fields } from '@torneo/domain/field-merge'

export interface SaveContext {
  /** The rev the changes were made on; 0 for a record that does not exist yet. */
  readonly ifMatch: number
  /** Names this save: the same for a repeat of the same content. */
  readonly key: string
}

/** What a form needs of a stored record; the id and time are for its history. */
export interface SavedRecord {
  readonly rev: number
  readonly id?: string
  readonly updatedAt?: string
}

export interface RecordFormOptions<Values extends FieldValues, Saved extends SavedRecord> {
  /** Names the draft on this device: 'hero', 'tournament-sport:new'. */
  readonly name: string
  /** The contract's shape of what is saved. */
  readonly shape: Shape
  /** The record as read; null for one that does not exist yet. */
  readonly record: Saved | null
  /** The form's values of a record, or of a blank one. Must not depend on anything else. */
  readonly valuesOf: (record: Saved | null) => Values
  /** What people call the fields, in the form's order: for missing fields and clashes. */
  readonly labels: Readonly<Partial<Record<Path<Values>, string>>>
  /** Sends the checked values; rejects with a `CallError`. */
  readonly save: (values: Values, context: SaveContext) => Promise<Saved>
  readonly onSaved?: (saved: Saved) => void
  /** The save failed and the form says why: for the toast of the specification. Not called for a clash, which is asked about. */
  readonly onFailed?: () => void
  /** Said when the save failed without a sentence of its own, and above it otherwise. */
  readonly failure: string
  /** Fields that are never written to the draft on this device: passwords. */
  readonly secret?: readonly (keyof Values & string)[]
}

/** Two people changed the same fields: who, and what each says. */
export interface SaveConflict {
  readonly clashes: readonly { readonly field: string; readonly label: string; readonly mine: unknown; readonly theirs: unknown }[]
  readonly changedBy: { readonly name: string; readonly at: string } | null
  /** Takes 'mine' or 'theirs' for each field and saves again. */
  readonly resolve: (choices: Readonly<Record<string, 'mine' | 'theirs'>>) => void
  readonly cancel: () => void
}

export interface RecordForm<Values extends FieldValues, Saved = never> {
  readonly fields: UseFormReturn<Values, unknown, Values>
  readonly submit: () => Promise<void>
  readonly dirty: boolean
  readonly saving: boolean
  /** For 2.5 s after a save. */
  readonly saved: boolean
  /** Why the last save failed, in Spanish; null otherwise. */
  readonly failure: string | null
  /** Fields with an error, once the form was sent, or they were typed in and left. */
  readonly missing: readonly { readonly fieldId: string; readonly label: string; readonly message: string }[]
  readonly conflict: SaveConflict | null
  /** What people call the fields that are not as they are stored. */
  readonly changes: readonly string[]
  readonly draft: { readonly at: number; readonly recover: () => void; readonly dismiss: () => void } | null
  readonly discard: () => void
  /** Goes on to another new record, which begins with these values. */
  readonly begin: (values: Values) => void
  /** The record as it is stored; null for a new one. */
  readonly record: SavedRecord | null
  /** What people call the fields, in the form's order. */
  readonly labels: Readonly<Record<string, string>>
  /** What the fields show now. */
  readonly shown: Fields
  /** The changed fields, checked, for another way to save them; null when something is wrong, which the form then shows. */
  readonly changed: () => Promise<Fields | null>
  /** Fields whose typed values wait for a scheduled save, and so are not unsaved; null when none does any longer. */
  readonly plan: (stored: object | null) => void
  /** Shows these fields of a record as if they were typed. */
  readonly fill: (stored: object) => void
  /** Saves the record as it was before these changes, newest first (B50). */
  readonly restore: (changes: readonly FieldChange[]) => Promise<void>
  /** The rev that the next save is made on; undefined while there is no record. */
  readonly rev: number | undefined
  /** Takes over a record that was saved outside the form (a toggle that saves by itself). What is typed stays. */
  readonly adopt: (stored: Saved) => void
  /** The id of a field's element, for labels and links. */
  readonly idOf: (field: Path<Values>) => string
  readonly errorOf: (field: Path<Values>) => string | undefined
}

/** What a form was opened on, or took over last: changes are counted against it, and saves are conditional on its rev. */
export interface FormBase<Values> {
  readonly rev: number | undefined
  readonly values: Values
}
