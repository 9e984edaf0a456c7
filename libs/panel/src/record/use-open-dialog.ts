import { formAddress, idInAddress } from '@torneo/domain/records/form-address'
import { useOpenForms } from './use-open-forms'
import { useRecordOfForm } from './use-record-of-form'

/**
 * A dialog over one record, with its own address: `/tournament/fixtures?abrir=resultado.6650`. `records` is undefined
 * while they load.
 */
export function useOpenDialog<R extends { readonly id: string }>(kind: string, records: readonly R[] | undefined) {
  const { forms, open, close, drop } = useOpenForms()
  const form = forms.find((candidate) => idInAddress(kind, candidate) !== null)
  const record = useRecordOfForm(
    form === undefined ? null : idInAddress(kind, form),
    records,
    () => form !== undefined && drop(form),
  )
  return { record, open: ({ id }: R) => open(formAddress(kind, id)), close: () => form !== undefined && close(form) }
}

/** A dialog over the screen itself: `/my-team?abrir=pegar`. */
export function useOpenPart(form: string) {
  const { forms, open, swap, close } = useOpenForms()
  return {
    isOpen: forms.includes(form),
    open: () => open(form),
    /** Replaces this dialog with another. */
    swapFor: (to: string) => swap(form, to),
    close: () => close(form),
  }
}
