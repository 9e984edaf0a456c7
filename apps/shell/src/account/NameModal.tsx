import { useSetSignedInUser, useSignedInUser, useToast } from '@torneo/client'
import { AccountUpdate } from '@torneo/contracts/people/own-account'
import { TextField } from '@torneo/ui/fields/TextField'
import { useShellUpdateAccountMutation } from './account-api'
import { AccountFormModal } from './AccountFormModal'
import { useAccountForm } from './use-account-form'

const texts = {
  title: 'Cambiar nombre',
  name: 'Nombre',
  hint: 'Así te ven los demás en el panel.',
  save: 'Guardar nombre',
  saved: 'Nombre actualizado',
  failed: 'No pudimos guardar el nombre',
} as const

export default function NameModal({ onClose }: { onClose: () => void }) {
  const toast = useToast()
  const showAccount = useSetSignedInUser()
  const [update] = useShellUpdateAccountMutation()
  const form = useAccountForm({
    shape: AccountUpdate,
    initial: { name: useSignedInUser().name },
    labels: { name: texts.name },
    failed: texts.failed,
    send: async (body: AccountUpdate) => {
      showAccount(await update({ body }).unwrap())
      toast.success(texts.saved)
      onClose()
    },
  })
  return (
    <AccountFormModal title={texts.title} save={texts.save} form={form} onClose={onClose}>
      <TextField {...form.field('name')} autoComplete="name" hint={texts.hint} />
    </AccountFormModal>
  )
}
