import { isCallError, sentenceOf } from '@torneo/client'
import type { Shape } from '@torneo/contracts/fields/validation'
import type { z } from '@torneo/contracts/fields/zod'
import { useCheckedForm } from '@torneo/panel/record/use-checked-form'
import type { ModalSize } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { type ReactNode, useState } from 'react'
import { FormFrame } from '../../parts/FormFrame'
import { generalCupTexts as texts } from './general-cup-texts'

interface CupModalProps<S extends Shape> {
  readonly title: string
  readonly size?: ModalSize
  readonly shape: S
  readonly values: object
  /** Errors by path of the form's own rules. */
  readonly others?: Readonly<Record<string, string | undefined>>
  readonly onSend: (body: z.output<S>) => Promise<unknown>
  readonly onClose: () => void
  /** Renders the fields; `errorOf` gives the error of each by its path. */
  readonly children: (errorOf: (path: string) => string | undefined) => ReactNode
}

function failureOf(error: unknown): string {
  if (!isCallError(error)) return texts.saveFailed
  return error.type === 'stale'
    ? texts.stale(error.changedBy?.name ?? texts.someone)
    : sentenceOf(error, texts.saveFailed)
}

/** A dialog of the cup with a short form, which closes once it is saved. */
export function CupModal<S extends Shape>(props: CupModalProps<S>) {
  const { title, size, shape, values, others = {}, onSend, onClose, children } = props
  const [isBusy, setBusy] = useState(false)
  const { failure, formProps, errorOf } = useCheckedForm(shape, values, { others, failed: failureOf })
  const send = async (body: z.output<S>) => {
    setBusy(true)
    try {
      await onSend(body)
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormFrame
      {...{ title, size, isBusy, onClose }}
      submit={texts.save}
      cancel={texts.cancel}
      form={formProps(send, isBusy)}>
      {failure !== null && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {children(errorOf)}
    </FormFrame>
  )
}
