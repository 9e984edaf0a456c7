import { isCallError, sentenceOf, useConnection } from '@torneo/client'
import type { Use } from '@torneo/contracts/endpoint/errors'
import { useFocusOnWrong } from '@torneo/panel/record/use-checked-form'
import type { ModalSize } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { useState, type ReactNode } from 'react'
import { FormFrame } from '../../../parts/FormFrame'
import { usesOf } from '../../../parts/uses-of'
import { UsesList } from '../../../parts/UsesList'
import { competitionTexts as texts } from '../competition-texts'

interface FormModalProps {
  readonly title: string
  readonly submit: string
  /** Default: `sm`. */
  readonly size?: ModalSize
  /** Saves; false if a field is missing, which the fields say themselves. */
  readonly onSubmit: () => Promise<unknown> | false
  readonly onClose: () => void
  /** The owner closes it, once the answer was read. */
  readonly staysOpen?: boolean
  readonly children: ReactNode
}

/** A short form. After a concurrent change it stays open with what was typed, on the newest competition. */
export function FormModal({ title, submit, size, onSubmit, onClose, staysOpen, children }: FormModalProps) {
  const isOffline = useConnection().state === 'offline'
  const [isBusy, setBusy] = useState(false)
  const { form, focusOnWrong } = useFocusOnWrong()
  const [failure, setFailure] = useState<{ readonly words: string; readonly uses: readonly Use[] } | null>(null)

  const send = async () => {
    if (isBusy) return
    setFailure(null)
    const saving = onSubmit()
    if (saving === false) return focusOnWrong()
    setBusy(true)
    try {
      await saving
      if (staysOpen) setBusy(false)
      else onClose()
    } catch (error) {
      const isStale = isCallError(error) && error.type === 'stale'
      setFailure({
        words: isStale ? texts.stale(error.changedBy?.name ?? texts.someone) : sentenceOf(error, ''),
        uses: usesOf(error) ?? [],
      })
      setBusy(false)
    }
  }

  return (
    <FormFrame
      {...{ title, submit, size, isBusy, onClose }}
      cancel={texts.cancel}
      form={{
        ref: form,
        onSubmit: (event) => {
          event.preventDefault()
          void send()
        },
      }}>
      {isOffline && !failure && (
        <Notice tone="warning" role="status">
          {texts.offline}
        </Notice>
      )}
      {failure && (
        <Notice tone="danger" role="alert">
          <p>{failure.words}</p>
          <UsesList uses={failure.uses} />
        </Notice>
      )}
      {children}
    </FormFrame>
  )
}
