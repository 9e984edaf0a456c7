import { useToast } from '@torneo/client'
import { PasswordChange } from '@torneo/contracts/people/account'
import { PasswordField } from '@torneo/ui/fields/PasswordField'
import { useShellChangePasswordMutation } from './account-api'
import { AccountFormModal } from './AccountFormModal'
import { useAccountForm } from './use-account-form'

const texts = {
  title: 'Cambiar contraseña',
  hint: 'Mínimo 12 caracteres. Tus otras sesiones se cierran; esta sigue abierta.',
  saved: 'Contraseña actualizada',
  failed: 'No pudimos cambiar la contraseña',
} as const

const labels = { current: 'Contraseña actual', next: 'Contraseña nueva' }

export default function ChangePasswordModal({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const [change] = useShellChangePasswordMutation()
  const form = useAccountForm({
    shape: PasswordChange,
    initial: { current: '', next: '' },
    labels,
    failed: texts.failed,
    send: async (body: PasswordChange) => {
      await change({ body }).unwrap()
      toast.success(texts.saved)
      onClose()
    },
  })
  return (
    <AccountFormModal title={texts.title} save={texts.title} form={form} onClose={onClose}>
      <PasswordField {...form.field('current')} autoComplete="current-password" />
      <PasswordField {...form.field('next')} autoComplete="new-password" hint={texts.hint} />
    </AccountFormModal>
  )
}
