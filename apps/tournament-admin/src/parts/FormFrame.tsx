import { Button } from '@torneo/ui/buttons/Button'
import { Modal, type ModalSize } from '@torneo/ui/dialogs/Modal'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Stack } from './Stack'

interface FormFrameProps {
  readonly title: string
  readonly submit: string
  readonly cancel: string
  /** Default: `sm`. */
  readonly size?: ModalSize | undefined
  readonly isBusy: boolean
  readonly form: Pick<ComponentProps<'form'>, 'ref' | 'onSubmit'>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that is one short form. */
export function FormFrame({ title, submit, cancel, size = 'sm', isBusy, form, onClose, children }: FormFrameProps) {
  const id = useId()
  return (
    <Modal
      title={title}
      size={size}
      busy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" busy={isBusy}>
            {submit}
          </Button>
        </>
      }>
      <form id={id} noValidate {...form}>
        <Stack $gap={16}>{children}</Stack>
      </form>
    </Modal>
  )
}
