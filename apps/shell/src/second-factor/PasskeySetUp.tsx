import { PasskeyForm } from '@torneo/contracts/people/second-factor'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { TextField } from '@torneo/ui/fields/TextField'
import { AccountFormModal } from '../account/AccountFormModal'
import { useAccountForm } from '../account/use-account-form'
import { OwnPasswordField } from './OwnPasswordField'
import { createPasskey, passkeyUnavailableReason } from './passkeys'
import { useShellAddPasskeyMutation, useShellStartPasskeyMutation } from './second-factor-api'
import { secondFactorTexts } from './second-factor-texts'

const texts = secondFactorTexts.passkeySetUp

interface PasskeySetUpProps {
  /** Host name on which the passkey works. */
  readonly host: string
  readonly onDone: (recoveryCodes: readonly string[], done: string) => void
  readonly onClose: () => void
}

/**
 * Adds a passkey: asks for a name and the password, then opens the browser's dialog. If passkeys are not available,
 * shows the reason.
 */
export function PasskeySetUp({ host, onDone, onClose }: PasskeySetUpProps) {
  const [start] = useShellStartPasskeyMutation()
  const [add] = useShellAddPasskeyMutation()
  const form = useAccountForm({
    shape: PasskeyForm,
    initial: { name: '', password: '' },
    labels: { name: texts.name, password: secondFactorTexts.password },
    failed: secondFactorTexts.failed,
    send: async ({ name, password }: PasskeyForm) => {
      const passkey = await createPasskey(await start({ body: { password } }).unwrap())
      onDone((await add({ body: { name, passkey } }).unwrap()).recoveryCodes, texts.done)
    },
  })
  const title = secondFactorTexts.overview.addPasskey
  const unavailableReason = passkeyUnavailableReason(host)
  if (unavailableReason) {
    return (
      <Modal
        title={title}
        size="sm"
        apart
        onClose={onClose}
        footer={
          <Button variant="primary" onClick={onClose}>
            {secondFactorTexts.overview.close}
          </Button>
        }>
        <Notice tone="warning">{unavailableReason}</Notice>
      </Modal>
    )
  }
  return (
    <AccountFormModal title={title} save={texts.save} form={form} onClose={onClose}>
      <TextField {...form.field('name')} hint={texts.nameHint} autoComplete="off" />
      <OwnPasswordField field={form.field('password')} />
    </AccountFormModal>
  )
}
