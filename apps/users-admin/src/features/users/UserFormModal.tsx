import { useId, type ReactNode } from 'react'
import { useConfirm, type RecordForm } from '@torneo/client'
import { RecordFormFrame } from '@torneo/panel/RecordFormFrame'
import { Button } from '@torneo/ui/Button'
import { Modal } from '@torneo/ui/Modal'
import { Notice } from '@torneo/ui/Notice'
import { usersTexts } from './users-texts'

interface UserFormModalProps {
  readonly title: string
  readonly submitLabel: string
  readonly form: Pick<RecordForm<never>, 'submit' | 'draft' | 'failure' | 'conflict' | 'saving' | 'dirty' | 'discard'>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What the two forms of a user have around their fields. It closes on success only, and asks before typed text is lost. */
export function UserFormModal({ title, submitLabel, form, onClose, children }: UserFormModalProps) {
  const id = useId()
  const confirm = useConfirm()

  const handleClose = async () => {
    const sure = !form.dirty || await confirm({
      title: usersTexts.discardQuestion,
      body: usersTexts.discardBody,
      confirmLabel: usersTexts.discard,
      cancelLabel: usersTexts.keepEditing,
      tone: 'danger',
    })
    if (!sure) return
    form.discard()
    onClose()
  }

  return (
    <Modal
      title={title}
      onClose={() => void handleClose()}
      busy={form.saving}
      footer={
        <>
          <Button variant="ghost" aria-disabled={form.saving || undefined} onClick={() => form.saving || void handleClose()}>
            {usersTexts.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={form.saving} busyLabel={usersTexts.saving}>{submitLabel}</Button>
        </>
      }
    >
      {/* The failure is drawn here: its promised sentence ends in a full stop of its own. */}
      <RecordFormFrame form={{ ...form, failure: null }} id={id} label={title} failureTitle={usersTexts.saveFailed}>
        {form.failure !== null && (
          <Notice tone="danger" role="alert">
            <strong>{usersTexts.saveFailed}</strong>{form.failure === usersTexts.saveFailed ? '' : ` ${form.failure}`}
          </Notice>
        )}
        {children}
      </RecordFormFrame>
    </Modal>
  )
}
