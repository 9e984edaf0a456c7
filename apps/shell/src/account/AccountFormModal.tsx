import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { Stack } from '@torneo/ui/layout/Stack'
import type { ReactNode } from 'react'
import type { useAccountForm } from './use-account-form'

interface AccountFormModalProps {
  readonly title: string
  readonly save: string
  readonly form: Pick<ReturnType<typeof useAccountForm>, 'id' | 'isBusy' | 'failure' | 'form'>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Modal with a form about one's own account. */
export function AccountFormModal({
  title,
  save,
  form: { id, isBusy, failure, form },
  onClose,
  children,
}: AccountFormModalProps) {
  return (
    <Modal
      title={title}
      size="sm"
      onClose={onClose}
      busy={isBusy}
      apart
      footer={
        <>
          <Button variant="ghost" aria-disabled={isBusy || undefined} onClick={() => isBusy || onClose()}>
            Cancelar
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy} busyLabel="Guardando...">
            {save}
          </Button>
        </>
      }>
      <Stack as="form" $gap={20} {...form} aria-label={title}>
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        {children}
      </Stack>
    </Modal>
  )
}
