import { useId, type ReactNode } from 'react'
import { useConfirm, type RecordForm } from '@torneo/client'
import { roleLabels, roles } from '@torneo/contracts/roles'
import { RecordFormFrame } from '@torneo/panel/RecordFormFrame'
import { Button } from '@torneo/ui/Button'
import { Modal } from '@torneo/ui/Modal'
import { usersTexts } from './users-texts'

/** A role by its label; the other fields are words already. */
const describe = (field: string, value: unknown) =>
  (field === 'role' ? roles.flatMap((role) => (role === value ? [roleLabels[role]] : []))[0] : undefined)

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
      <RecordFormFrame form={form} id={id} label={title} failureTitle={usersTexts.saveFailed} describe={describe}>
        {children}
      </RecordFormFrame>
    </Modal>
  )
}
