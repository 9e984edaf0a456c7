import { useSignedInUser, useUnsavedGuard } from '@torneo/client'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { check, type Shape } from '@torneo/contracts/fields/validation'
import { type FieldChange, type Fields, mergeFields, sameValue, withField } from '@torneo/domain/records/field-merge'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldValues,
  type Path,
  type FieldErrors,
  type Resolver,
} from 'react-hook-form'
import { dropLeftFields } from './left-fields'
import type { FormBase, RecordForm, RecordFormOptions, SavedRecord } from './record-form'
import { useDraft } from './use-draft'
import { useHeldBack } from './use-held-back'
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

  const [base, setBase] = useState<FormBase<Values>>(() => ({ rev: record?.rev, values: valuesOf(record) }))
  const fields = useForm<Values, unknown, Values>({
    defaultValues: base.values as DefaultValues<Values>,
    resolver: useMemo(() => contractResolver<Values>(shape), [shape]),
    mode: 'onTouched',
  })
  // Merely passing through a field must not show its error.
  const typed = useRef(new Set<string>())
  const idOf = useCallback((field: string) => `${name.replace(/[^\w-]/g, '-')}-${field.replaceAll('.', '-')}`, [name])
  const { held, report } = useHeldBack(idOf, labels)
  useEffect(() => {
    const { unsubscribe } = fields.watch((_, { name: field, type }) => {
      if (!field || type !== 'change') return
      typed.current.add(field)
      report([])
    })
    return unsubscribe
  }, [fields, report])
  const values = fields.watch()
  const isChanged = !sameValue({ ...base.values, ...values }, base.values)
  const [planned, setPlanned] = useState<Fields | null>(null)
  const isUnsaved = ([field, value]: [string, unknown]) =>
    !sameValue(value, (base.values as Fields)[field]) && !sameValue(value, planned?.[field])
  const dirty = isChanged && (planned === null || Object.entries(values).some(isUnsaved))
  useUnsavedGuard(dirty)

  // A save may continue before the next render, so it reads the base from a ref.
  const latestBase = useRef(base)
  const updateBase = useCallback((next: FormBase<Values>) => {
    latestBase.current = next
    setBase(next)
  }, [])
  const dropLeft = useCallback(() => dropLeftFields(fields, latestBase.current.values, typed.current), [fields])
  useEffect(dropLeft)
  const moveBase = useCallback(
    (stored: Saved) => {
      updateBase({ rev: stored.rev, values: latest.current.valuesOf(stored) })
    },
    [updateBase],
  )

  const { offered, keep, clear, forget, hide } = useDraft({ userId: user.id, form: name, stored: base.values })
  useEffect(() => {
    if (!dirty) return clear()
    const { secret = [] } = latest.current
    const withoutSecrets = (all: object) =>
      Object.fromEntries(Object.entries(all).filter(([field]) => !(secret as readonly string[]).includes(field)))
    const { rev, values: from } = latestBase.current
    // A new record's initial values may differ at the next visit: compare the draft with the blank ones.
    keep({
      values: withoutSecrets(values),
      base: withoutSecrets(rev === undefined ? latest.current.valuesOf(null) : from),
      rev: rev ?? 0,
    })
  }, [dirty, keep, clear, values])

  const [saved, setSaved] = useState(false)
  useEffect(() => {
    if (!saved) return
    const timer = setTimeout(() => setSaved(false), savedMs)
    return () => clearTimeout(timer)
  }, [saved])

  const handleStored = useCallback(() => {
    forget()
    setSaved(true)
  }, [forget])
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
    [fields, moveBase],
  )

  const recover = () => {
    if (!offered) return
    const mine = Object.fromEntries(Object.entries(offered.values).filter(([field]) => field in base.values))
    const { merged, clashes } = mergeFields(offered.base, mine, base.values)
    // Others changed the same fields since: keep the draft's old base, so that the next save opens the dialog.
    if (clashes.length > 0) updateBase({ rev: offered.rev, values: { ...base.values, ...offered.base } })
    fields.reset({ ...base.values, ...merged })
    hide()
  }

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
    const past = undone.reduce<Saved>(
      (restored, { field, from }) => withField(restored as Saved & Record<string, unknown>, field, from),
      record,
    )
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
    const isVisible = fields.formState.isSubmitted || error?.type === 'server' || typed.current.has(field)
    return isVisible ? error?.message : undefined
  }
  const missing = (Object.entries(labels) as [Path<Values>, string][]).flatMap(([field, label]) => {
    const message = errorOf(field)
    return message ? [{ fieldId: idOf(field), label, message }] : []
  })

  const changes = (Object.entries(labels) as [Path<Values>, string][]).flatMap(([field, label]) =>
    sameValue(values[field], base.values[field]) ? [] : [label],
  )

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
    draft: offered && !isChanged ? { at: offered.at, recover, dismiss: forget } : null,
  }
}

/** Converts error details to the form library's nested errors; the first message of a field wins. */
function nest(details: readonly ErrorDetail[]): FieldErrors {
  const errors: Record<string, unknown> = {}
  for (const { path, message } of details) {
    const steps = path === '' ? ['root'] : path.split('.')
    const last = steps.at(-1) as string
    let node = errors
    for (const [depth, step] of steps.slice(0, -1).entries()) {
      // Errors inside a list must be an array: the form library ignores an object with neither type nor message.
      node = (node[step] ??= /^\d+$/.test(steps[depth + 1] ?? '') ? [] : {}) as Record<string, unknown>
    }
    node[last] ??= { type: 'contract', message }
  }
  return errors as FieldErrors
}

/** Validates a form by its contract shape, with the same messages as the API. */
function contractResolver<Values extends FieldValues>(shape: Shape): Resolver<Values, unknown, Values> {
  return (values) => {
    const checked = check(shape, values)
    return checked.ok
      ? { values: checked.value as Values, errors: {} }
      : { values: {}, errors: nest(checked.details) as FieldErrors<Values> }
  }
}
