import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { Shape } from '@torneo/contracts/validation'
import { changedFields, mergeFields, sameValue } from '@torneo/domain/field-merge'
import { newActionKey } from '../action-key'
import { isCallError, sentenceOf, type CallError } from '../call-error'
import { useSignedInUser } from '../session'
import { useUnsavedGuard } from '../unsaved'
import { contractResolver } from './contract-resolver'
import { useDraft } from './use-draft'

/** How long 'Cambios guardados' stays, in milliseconds (spec 1 §4: 2 to 3 seconds). */
const savedFor = 2500

export interface SaveContext {
  /** The rev the changes were made on; undefined for a record that does not exist yet. */
  readonly ifMatch: number | undefined
  /** Names this save: the same for a repeat of the same content. */
  readonly key: string
}

export interface RecordFormOptions<Values extends FieldValues, Saved extends { readonly rev: number }> {
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

export interface RecordForm<Values extends FieldValues> {
  readonly fields: UseFormReturn<Values, unknown, Values>
  readonly submit: () => Promise<void>
  readonly dirty: boolean
  readonly saving: boolean
  /** For 2.5 s after a save. */
  readonly saved: boolean
  /** Why the last save failed, in Spanish; null otherwise. */
  readonly failure: string | null
  /** Fields with an error, once the form was sent or left. */
  readonly missing: readonly { readonly fieldId: string; readonly label: string; readonly message: string }[]
  readonly conflict: SaveConflict | null
  readonly draft: { readonly at: number; readonly recover: () => void; readonly dismiss: () => void } | null
  readonly discard: () => void
  /** The id of a field's element, for labels and links. */
  readonly idOf: (field: Path<Values>) => string
  readonly errorOf: (field: Path<Values>) => string | undefined
}

/**
 * The one form of the panel: validation by the contract, an unsaved guard, a draft on this device, a save that survives a lost
 * session, and a stale save that merges what does not clash and asks, field by field, about what does.
 */
export function useRecordForm<Values extends FieldValues, Saved extends { readonly rev: number }>(
  options: RecordFormOptions<Values, Saved>,
): RecordForm<Values> {
  const { name, shape, record, valuesOf, labels } = options
  const user = useSignedInUser()
  const latest = useRef(options)
  latest.current = options

  // What the form was opened on: changes are counted against it, and saves are conditional on its rev.
  const [base, setBase] = useState(() => ({ rev: record?.rev, values: valuesOf(record) }))
  const fields = useForm<Values, unknown, Values>({
    defaultValues: base.values as DefaultValues<Values>,
    resolver: useMemo(() => contractResolver<Values>(shape), [shape]),
    mode: 'onTouched',
  })
  const values = fields.watch()
  const dirty = !sameValue({ ...base.values, ...values }, base.values)
  const draft = useDraft({ userId: user.id, form: name, rev: base.rev ?? 0, stored: base.values })

  const [saving, setSaving] = useState(false)
  const [saved, setSaved] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<SaveConflict | null>(null)
  const attempt = useRef<{ values: unknown; key: string } | null>(null)

  useUnsavedGuard(dirty)

  const rebase = useCallback((next: Saved | null, shown: Values) => {
    setBase({ rev: next?.rev, values: latest.current.valuesOf(next) })
    fields.reset(shown, { keepErrors: false })
  }, [fields])

  // A record that changed elsewhere is shown at once, unless something is typed: then the save settles it.
  useEffect(() => {
    if (!record || dirty || saving || record.rev === base.rev || record.rev < (base.rev ?? 0)) return
    rebase(record, valuesOf(record))
  }, [record, dirty, saving, base.rev, rebase, valuesOf])

  const { keep, forget } = draft
  useEffect(() => {
    const { secret = [] } = latest.current
    if (dirty) keep(Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field))))
  }, [dirty, keep, values])

  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(false), savedFor)
    return () => clearTimeout(timer)
  }, [saved])

  const fail = useCallback((error: CallError | null, sentence: string) => {
    setFailure(sentence)
    for (const { path, message } of error?.details ?? []) {
      if (path in fields.getValues()) fields.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: true })
    }
  }, [fields])

  const send = useCallback(async (checked: Values, ifMatch: number | undefined, quietRetry: boolean): Promise<void> => {
    const { save, failure: sentence, onSaved } = latest.current
    if (!attempt.current || !sameValue(attempt.current.values, { checked, ifMatch })) {
      attempt.current = { values: { checked, ifMatch }, key: newActionKey() }
    }
    setSaving(true)
    setFailure(null)
    try {
      const stored = await save(checked, { ifMatch, key: attempt.current.key })
      attempt.current = null
      forget()
      rebase(stored, latest.current.valuesOf(stored))
      setSaved(true)
      onSaved?.(stored)
    } catch (error) {
      if (!isCallError(error) || error.type !== 'stale' || !error.current) {
        if (!isCallError(error)) console.error(error)
        fail(isCallError(error) ? error : null, sentenceOf(error, sentence))
        return
      }
      const current = error.current as Saved
      const theirs = latest.current.valuesOf(current)
      const { merged, clashes } = mergeFields(base.values, checked, theirs)
      if (clashes.length === 0 && quietRetry) {
        fields.reset(merged)
        await send(merged, current.rev, false)
        return
      }
      setConflict({
        changedBy: error.changedBy ?? null,
        clashes: clashes.map(({ field, mine, theirs: other }) => ({
          field, mine, theirs: other, label: latest.current.labels[field as Path<Values>] ?? field,
        })),
        cancel: () => setConflict(null),
        resolve: (choices) => {
          setConflict(null)
          const settled: Record<string, unknown> = { ...merged }
          for (const { field, theirs: other } of clashes) {
            if (choices[field] === 'theirs') settled[field] = other
          }
          rebase(current, settled as Values)
          void send(settled as Values, current.rev, true)
        },
      })
    } finally {
      setSaving(false)
    }
  }, [base.values, fail, fields, forget, rebase])

  const submit = useCallback(async () => {
    if (saving) return
    setSaved(false)
    await fields.handleSubmit((checked) => send(checked, base.rev, true))()
  }, [base.rev, fields, saving, send])

  const discard = useCallback(() => {
    fields.reset(base.values)
    forget()
    setFailure(null)
  }, [base.values, fields, forget])

  const idOf = useCallback((field: Path<Values>) => `${name.replace(/[^\w-]/g, '-')}-${field.replaceAll('.', '-')}`, [name])
  const errorOf = (field: Path<Values>) => fields.getFieldState(field, fields.formState).error?.message
  const missing = (Object.entries(labels) as [Path<Values>, string][]).flatMap(([field, label]) => {
    const message = errorOf(field)
    return message ? [{ fieldId: idOf(field), label, message }] : []
  })

  const offered = draft.offered
  return {
    fields, submit, dirty, saving, saved, failure, missing, conflict, discard, idOf, errorOf,
    draft: offered && !dirty ? {
      at: offered.at,
      recover: () => {
        for (const field of changedFields(base.values, offered.values)) {
          if (field in base.values) fields.setValue(field as Path<Values>, offered.values[field] as never, { shouldDirty: true, shouldTouch: true })
        }
        draft.hide()
      },
      dismiss: forget,
    } : null,
  }
}
