import { useSignedInUser } from '@torneo/client'
import { AppCode, type AppSetUp as SetUp, PasswordProof } from '@torneo/contracts/people/second-factor'
import { QrCode } from '@torneo/panel/access/QrCode'
import { TextField } from '@torneo/ui/fields/TextField'
import { useState } from 'react'
import styled from 'styled-components'
import { AccountFormModal } from '../account/AccountFormModal'
import { useAccountForm } from '../account/use-account-form'
import { OwnPasswordField } from './OwnPasswordField'
import { useShellConfirmAppMutation, useShellStartAppMutation } from './second-factor-api'
import { secondFactorTexts } from './second-factor-texts'

const texts = secondFactorTexts.appSetUp

interface AppSetUpProps {
  /** Called with the new recovery codes; empty if the account has some already. */
  readonly onDone: (recoveryCodes: readonly string[], done: string) => void
  readonly onClose: () => void
}

/**
 * Sets up an authenticator app: asks for the password, shows the secret as a QR code and as text, checks a first code.
 */
export function AppSetUp(props: AppSetUpProps) {
  const [setUp, setSetUp] = useState<SetUp | null>(null)
  return setUp ? <Confirm {...props} setUp={setUp} /> : <Start onClose={props.onClose} onStarted={setSetUp} />
}

function Start({ onStarted, onClose }: { onStarted: (setUp: SetUp) => void; onClose: () => void }) {
  const [start] = useShellStartAppMutation()
  const form = useAccountForm({
    shape: PasswordProof,
    initial: { password: '' },
    labels: { password: secondFactorTexts.password },
    failed: secondFactorTexts.failed,
    send: async (body: PasswordProof) => onStarted(await start({ body }).unwrap()),
  })
  return (
    <AccountFormModal title={texts.title} save={secondFactorTexts.continue} form={form} onClose={onClose}>
      <p>{texts.why}</p>
      <OwnPasswordField field={form.field('password')} />
    </AccountFormModal>
  )
}

function Confirm({ setUp, onDone, onClose }: AppSetUpProps & { setUp: SetUp }) {
  const { email } = useSignedInUser()
  const [confirm] = useShellConfirmAppMutation()
  const form = useAccountForm({
    shape: AppCode,
    initial: { code: '' },
    labels: { code: texts.code },
    failed: secondFactorTexts.failed,
    send: async (body: AppCode) => onDone((await confirm({ body }).unwrap()).recoveryCodes, texts.done),
  })
  return (
    <AccountFormModal title={texts.title} save={texts.save} form={form} onClose={onClose}>
      <p>{texts.scan}</p>
      <QrCode address={setUp.address} label={`${texts.qr} (${email})`} />
      <Secret>
        <dt>{texts.secret}</dt>
        <dd>{setUp.secret.match(/.{1,4}/g)?.join(' ')}</dd>
      </Secret>
      <TextField {...form.field('code')} inputMode="numeric" autoComplete="one-time-code" />
    </AccountFormModal>
  )
}

const Secret = styled.dl`
  margin: 0;
  dd { margin: 4px 0 0; font-weight: 600; overflow-wrap: anywhere; user-select: all; }
`
