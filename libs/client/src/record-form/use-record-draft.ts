import { mergeFields } from '@torneo/domain/records/field-merge'
import { useEffect, type RefObject } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormBase, RecordFormOptions, SavedRecord } from './record-form'
import { useDraft } from './use-draft'

interface RecordDraftOptions<Values extends FieldValues, Saved extends SavedRecord> {
  readonly userId: string
  readonly latest: RefObject<RecordFormOptions<Values, Saved>>
  readonly fields: UseFormReturn<Values, unknown, Values>
  readonly base: FormBase<Values>
  readonly latestBase: RefObject<FormBase<Values>>
  readonly updateBase: (next: FormBase<Values>) => void
  readonly values: Values
  /** True while there is unsaved input. */
  readonly dirty: boolean
}

/** Keeps the unsaved input of a form on this device, except for its secrets, and offers it at the next visit. */
export function useRecordDraft<Values extends FieldValues, Saved extends SavedRecord>({
  userId,
  latest,
  fields,
  base,
  latestBase,
  updateBase,
  values,
  dirty,
}: RecordDraftOptions<Values, Saved>) {
  const { name } = latest.current
  const { offered, keep, clear, forget, hide } = useDraft({ userId, form: name, stored: base.values })
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
  }, [dirty, keep, clear, values, latest, latestBase])

  const recover = () => {
    if (!offered) return
    const mine = Object.fromEntries(Object.entries(offered.values).filter(([field]) => field in base.values))
    const { merged, clashes } = mergeFields(offered.base, mine, base.values)
    // Others changed the same fields since: keep the draft's old base, so that the next save opens the dialog.
    if (clashes.length > 0) updateBase({ rev: offered.rev, values: { ...base.values, ...offered.base } })
    fields.reset({ ...base.values, ...merged })
    hide()
  }
  return { draft: offered && { at: offered.at, recover, dismiss: forget }, forget }
}
