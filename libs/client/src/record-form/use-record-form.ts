import { useSignedInUser, useUnsavedGuard } from '@torneo/client'
import { type FieldChange, type Fields, mergeFields, sameValue, withField } from '@torneo/domain/records/field-merge'
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import { contractResolver } from './contract-resolver'
import { dropLeftFields } from './left-fields'
import type { FormBase, RecordForm, RecordFormOptions, SavedRecord } from './record-form'
import { useHeldBack } from './use-held-back'
import { useRecordDraft } from './use-record-draft'
import { useSave } from './use-save'

/** Milliseconds for which 'Cambios guardados' stays (spec 1 §4: 2 to 3 seconds). */
const savedMs = 2500

/**
 * Manages a form of the panel: validation by the contract, a guard against leaving unsaved input, a draft on this
 * device, and saves that survive a lost session. A stale save merges other people's changes; clashing fields open a
 * dialog.
 */
export function useRecordForm<Values extends FieldValues, Saved extends SavedRecord>(
  options: RecordFormOptions<Values, Saved>,
): RecordForm<Values, Saved> {
  const { name, shape, record, valuesOf, labels } = options
  const user = useSignedInUser()
  const latest = useRef(options)
  latest.current = options

  const { base, latestBase, updateBase, moveBase } = useFormBase(options, latest)
  const fields = useForm<Values, unknown, Values>({
    defaultValues: base.values as DefaultValues<Values>,
    resolver: useMemo(() => contractResolver<Values>(shape), [shape]),
    mode: 'onTouched',
  })
  const idOf = useCallback((field: string) => `${name.replace(/[^\w-]/g, '-')}-${field.replaceAll('.', '-')}`, [name])
  const { held, report } = useHeldBack(idOf, labels)
  const typed = useTypedFields(fields, report)
  const values = fields.watch()
  const isChanged = !sameValue({ ...base.values, ...values }, base.values)
  const [planned, setPlanned] = useState<Fields | null>(null)
  const isUnsaved = ([field, value]: [string, unknown]) =>
    !sameValue(value, (base.values as Fields)[field]) && !sameValue(value, planned?.[field])
  const dirty = isChanged && (planned === null || Object.entries(values).some(isUnsaved))
  useUnsavedGuard(dirty)

  const dropLeft = useCallback(
    () => dropLeftFields(fields, latestBase.current.values, typed.current),
    [fields, latestBase, typed],
  )
  useEffect(dropLeft)
  const { draft, forget } = useRecordDraft({
    userId: user.id,
    latest,
    fields,
    base,
    latestBase,
    updateBase,
    values,
    dirty,
  })

  const [saved, setSaved] = useSavedNotice()
  const handleStored = useCallback(() => {
    forget()
    setSaved(true)
  }, [forget, setSaved])
  const { saving, failure, conflict, submit, submitChecked, clearFailure } = useSave({
    fields,
    latest,
    base: latestBase,
    moveBase,
    onStored: handleStored,
    report,
  })

  // Show a record that changed elsewhere at once; with unsaved input, the save resolves the difference.
  useEffect(() => {
    if (!record || saving || record.rev <= (base.rev ?? 0)) return
    if (isChanged && !sameValue({ ...valuesOf(record), ...values }, valuesOf(record))) return
    moveBase(record)
    fields.reset(valuesOf(record))
  }, [record, isChanged, values, saving, base.rev, fields, moveBase, valuesOf])

  const adopt = useCallback(
    (stored: Saved) => {
      const { merged, clashes } = mergeFields(
        latestBase.current.values,
        fields.getValues(),
        latest.current.valuesOf(stored),
      )
      // Keep the old base if fields clash, so that the next save opens the dialog.
      if (clashes.length === 0) moveBase(stored)
      fields.reset(merged, { keepErrors: true, keepTouched: true })
    },
    [fields, latestBase, moveBase],
  )

  const discard = () => {
    fields.reset(latestBase.current.values)
    typed.current.clear()
    forget()
    clearFailure()
    report([])
  }

  const begin = (next: Values) => {
    updateBase({ rev: undefined, values: next })
    fields.reset(next)
    typed.current.clear()
    forget()
  }

  const restore = async (undone: readonly FieldChange[]) => {
    if (!record) return
    const past = withUndone(record, undone)
    fields.reset({ ...fields.getValues(), ...valuesOf(past) })
    await submit()
  }

  const valuesIn = (stored: object): Fields =>
    Object.fromEntries(Object.entries(valuesOf({ ...record, ...stored } as Saved)).filter(([field]) => field in stored))

  const fill = (stored: object) => fields.reset({ ...fields.getValues(), ...valuesIn(stored) })
  const plan = (stored: object | null) => setPlanned(stored && valuesIn(stored))

  const changed = () =>
    new Promise<Fields | null>((resolve) => {
      const isChanged = (field: string) =>
        !sameValue((fields.getValues() as Fields)[field], (latestBase.current.values as Fields)[field])
      const handleValid = (checked: Fields) =>
        resolve(Object.fromEntries(Object.entries(checked).filter(([field]) => isChanged(field))))
      dropLeft()
      void submitChecked(handleValid, () => resolve(null))
    })

  const errorOf = (field: Path<Values>) => {
    const { error } = fields.getFieldState(field, fields.formState)
    return fields.formState.isSubmitted || error?.type === 'server' || typed.current.has(field)
      ? error?.message
      : undefined
  }
  const labelled = Object.entries(labels) as [Path<Values>, string][]
  const missing = labelled.flatMap(([field, label]) => {
    const message = errorOf(field)
    return message ? [{ fieldId: idOf(field), label, message }] : []
  })
  const changes = labelled.flatMap(([field, label]) => (sameValue(values[field], base.values[field]) ? [] : [label]))

  return {
    fields,
    dirty,
    saving,
    saved,
    failure,
    held,
    missing,
    conflict,
    changes,
    discard,
    begin,
    adopt,
    idOf,
    errorOf,
    record,
    restore,
    labels: labels as Readonly<Record<string, string>>,
    rev: base.rev,
    shown: values as Fields,
    changed,
    fill,
    plan,
    submit: () => {
      setSaved(false)
      dropLeft()
      return submit()
    },
    draft: isChanged ? null : draft,
  }
}

/** Returns a record as it was before some changes. */
const withUndone = <Saved extends SavedRecord>(record: Saved, undone: readonly FieldChange[]): Saved =>
  undone.reduce<Saved>(
    (restored, { field, from }) => withField(restored as Saved & Record<string, unknown>, field, from),
    record,
  )

/** Names of the fields with input: merely passing through a field must not show its error. */
function useTypedFields<Values extends FieldValues>(
  fields: UseFormReturn<Values, unknown, Values>,
  report: (details: []) => void,
) {
  const typed = useRef(new Set<string>())
  useEffect(() => {
    const { unsubscribe } = fields.watch((_, { name: field, type }) => {
      if (!field || type !== 'change') return
      typed.current.add(field)
      report([])
    })
    return unsubscribe
  }, [fields, report])
  return typed
}

/** True for a short time after a save. */
function useSavedNotice() {
  const [saved, setSaved] = useState(false)
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(false), savedMs)
    return () => clearTimeout(timer)
  }, [saved])
  return [saved, setSaved] as const
}

/** Stored values that the form began with, to which saves and other people's changes move it. */
function useFormBase<Values extends FieldValues, Saved extends SavedRecord>(
  { record, valuesOf }: RecordFormOptions<Values, Saved>,
  latest: RefObject<RecordFormOptions<Values, Saved>>,
) {
  const [base, setBase] = useState<FormBase<Values>>(() => ({ rev: record?.rev, values: valuesOf(record) }))
  // A save may continue before the next render, so it reads the base from a ref.
  const latestBase = useRef(base)
  const updateBase = useCallback((next: FormBase<Values>) => {
    latestBase.current = next
    setBase(next)
  }, [])
  const moveBase = useCallback(
    (stored: Saved) => {
      updateBase({ rev: stored.rev, values: latest.current.valuesOf(stored) })
    },
    [updateBase, latest],
  )
  return { base, latestBase, updateBase, moveBase }
}
