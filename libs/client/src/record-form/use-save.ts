import { isCallError, newActionKey, type CallError } from '@torneo/client'
import type { ErrorDetail } from '@torneo/contracts/endpoint/errors'
import { check } from '@torneo/contracts/fields/validation'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { mergeFields, sameValue, withField } from '@torneo/domain/records/field-merge'
import { useCallback, useRef, useState, type RefObject } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { FormBase, RecordFormOptions, SaveConflict } from './record-form'

interface SaveParts<Values extends FieldValues, Saved extends { readonly rev: number }> {
  readonly fields: UseFormReturn<Values, unknown, Values>
  readonly latest: RefObject<RecordFormOptions<Values, Saved>>
  readonly base: RefObject<FormBase<Values>>
  readonly moveBase: (stored: Saved) => void
  readonly onStored: () => void
  /** Called with the errors that held a save back, once the fields show theirs. */
  readonly report: (details: readonly ErrorDetail[]) => void
}

/**
 * Submits the form and handles the result. A stale save whose changes touch other fields is merged and repeated once,
 * silently (contract, Common); a clash opens a dialog for each field. Input during a save remains.
 */
export function useSave<Values extends FieldValues, Saved extends { readonly rev: number }>({
  fields,
  latest,
  base,
  moveBase,
  onStored,
  report,
}: SaveParts<Values, Saved>) {
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [conflict, setConflict] = useState<SaveConflict | null>(null)
  const attempt = useRef<{ content: unknown; key: string } | null>(null)
  const running = useRef(false)

  /** Runs one save at a time; a second press while it runs does nothing. */
  const runExclusive = useCallback(async (work: () => Promise<void>): Promise<void> => {
    if (running.current) return
    running.current = true
    try {
      await work()
    } finally {
      running.current = false
      setSaving(false)
    }
  }, [])

  const keyOf = useCallback((content: unknown) => {
    if (!attempt.current || !sameValue(attempt.current.content, content))
      attempt.current = { content, key: newActionKey() }
    return attempt.current.key
  }, [])

  const fail = useCallback(
    (error: unknown) => {
      if (!isCallError(error)) console.error(error)
      const { failure: sentence, labels, onFailed } = latest.current
      const details = isCallError(error) ? (error.details ?? []) : []
      const unplaced = placeDetails(fields, details, Object.keys(labels))
      report(details.filter(({ message }) => !unplaced.includes(message)))
      setFailure(joinSentences(isCallError(error) ? error.sentence : sentence, ...unplaced))
      onFailed?.()
    },
    [fields, latest, report],
  )

  const send = useCallback(
    async (checked: Values, mayRetry: boolean): Promise<void> => {
      const { save, valuesOf, labels, onSaved } = latest.current
      // Rev 0 exists for no record: a record that someone else created meanwhile is stale, not overwritten.
      const { rev: ifMatch = 0, values: from } = base.current
      const sent = structuredClone(fields.getValues())
      const show = (next: Values) => fields.reset(mergeFields(sent, fields.getValues(), { ...sent, ...next }).merged)

      const resolveStale = async (error: CallError, current: Saved): Promise<void> => {
        const { merged, clashes } = mergeFields(from, checked, valuesOf(current))
        if (clashes.length === 0) {
          moveBase(current)
          show(merged)
          return mayRetry ? await send(merged, false) : fail(error)
        }
        setConflict({
          changedBy: error.changedBy ?? null,
          clashes: clashes.map(({ field, mine, theirs }) => ({
            field,
            mine,
            theirs,
            label: labels[field as Path<Values>] ?? field,
          })),
          cancel: () => setConflict(null),
          resolve: (choices) => {
            setConflict(null)
            const resolved = clashes
              .filter(({ field }) => choices[field] === 'theirs')
              .reduce((values, { field, theirs }) => withField(values, field, theirs), merged)
            moveBase(current)
            show(resolved)
            void runExclusive(() => send(resolved, true))
          },
        })
      }

      setSaving(true)
      setFailure(null)
      let stored: Saved
      try {
        stored = await save(checked, { ifMatch, key: keyOf({ checked, ifMatch }) })
      } catch (error) {
        const current =
          isCallError(error) && error.type === 'stale' ? (error.current as Saved | null | undefined) : null
        return current ? await resolveStale(error as CallError, current) : fail(error)
      }
      attempt.current = null
      onStored()
      moveBase(stored)
      show(valuesOf(stored))
      onSaved?.(stored)
    },
    [runExclusive, base, fail, fields, keyOf, latest, moveBase, onStored],
  )

  /** Validates the form; an invalid one shows its errors at the fields, and reports those that no field shows. */
  const submitChecked = async (onValid: (checked: Values) => unknown, onInvalid?: () => void): Promise<void> => {
    report([])
    let isValid = true
    await fields.handleSubmit(onValid, () => {
      isValid = false
    })()
    if (isValid) return
    setFailure(null)
    const checked = check(latest.current.shape, fields.getValues())
    report(checked.ok ? [] : checked.details)
    onInvalid?.()
  }

  return {
    saving,
    failure,
    conflict,
    submitChecked,
    submit: () => runExclusive(() => submitChecked((checked) => send(checked, true))),
    clearFailure: () => setFailure(null),
  }
}

/**
 * Shows the server's messages at their fields and focuses the first of them, in the order of `order`. Returns the
 * messages that belong to no field of this form.
 */
function placeDetails<Values extends FieldValues>(
  fields: UseFormReturn<Values, unknown, Values>,
  details: readonly ErrorDetail[],
  order: readonly string[],
): string[] {
  const values = fields.getValues()
  const isField = ({ path }: ErrorDetail) => (path.split('.')[0] as string) in values
  const placed = details.filter(isField)
  for (const { path, message } of placed) fields.setError(path as Path<Values>, { type: 'server', message })
  const first = order.find((field) => placed.some(({ path }) => path === field)) ?? placed[0]?.path
  if (first) fields.setFocus(first as Path<Values>)
  return details.filter((detail) => !isField(detail)).map(({ message }) => message)
}
