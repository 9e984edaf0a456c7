import { PasswordProof } from '@torneo/contracts/people/second-factor'
import { AccountFormModal } from '../account/AccountFormModal'
import { useAccountForm } from '../account/use-account-form'
import { OwnPasswordField } from './OwnPasswordField'
import { secondFactorTexts } from './second-factor-texts'

interface PasswordStepProps {
  readonly title: string
  readonly why: string
  readonly save: string
  readonly send: (password: string) => Promise<void>
  readonly onClose: () => void
}

/** Form for a change that requires only the password. */
export function PasswordStep({ title, why, save, send, onClose }: PasswordStepProps) {
  const form = useAccountForm({
    shape: PasswordProof,
    initial: { password: '' },
    labels: { password: secondFactorTexts.password },
    failed: secondFactorTexts.failed,
    send: ({ password }: PasswordProof) => send(password),
  })
  return (
    <AccountFormModal title={title} save={save} form={form} onClose={onClose}>
      <p>{why}</p>
      <OwnPasswordField field={form.field('password')} />
    </AccountFormModal>
  )
}
