import { useSetSignedInUser, useSignedInUser, useSignOut } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { BrandMark } from '@torneo/ui/display/BrandMark'
import { color, gridGap } from '@torneo/ui/theme/tokens'
import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { useWindowTitle } from '../edition/use-edition'
import { FullPage } from '../FullPage'
import { AppSetUp } from './AppSetUp'
import { PasskeySetUp } from './PasskeySetUp'
import { RecoveryCodesModal } from './RecoveryCodesModal'
import { useShellSecondFactorQuery } from './second-factor-api'
import { secondFactorTexts } from './second-factor-texts'

const texts = secondFactorTexts.required

/** Replaces the panel for a user whose role requires a second factor that is not set up yet. */
export default function RequiredSecondFactor() {
  const user = useSignedInUser()
  const setUser = useSetSignedInUser()
  const signOut = useSignOut()
  const { data } = useShellSecondFactorQuery()
  const [open, setOpen] = useState<'app' | 'passkey' | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  useWindowTitle(texts.title)
  const close = () => setOpen(null)
  const finish = () => {
    const { needsSecondFactor: _, ...updatedUser } = user
    setUser({ ...updatedUser, secondFactor: true })
  }
  const handleDone = (recoveryCodes: readonly string[]) => {
    close()
    if (recoveryCodes.length > 0) setCodes(recoveryCodes)
    else finish()
  }
  return (
    <FullPage>
      <Column>
        <BrandMark size={44} />
        <h1>{texts.title}</h1>
        <p>{texts.why}</p>
        <Button
          variant="primary"
          size="lg"
          block
          icon={<Smartphone size={20} aria-hidden />}
          onClick={() => setOpen('app')}>
          {secondFactorTexts.overview.setUpApp}
        </Button>
        <Button size="lg" block icon={<KeyRound size={20} aria-hidden />} onClick={() => setOpen('passkey')}>
          {secondFactorTexts.overview.addPasskey}
        </Button>
        <Button variant="ghost" block onClick={signOut}>
          {texts.signOut}
        </Button>
      </Column>
      {open === 'app' && <AppSetUp onDone={handleDone} onClose={close} />}
      {open === 'passkey' && (
        <PasskeySetUp host={data?.host ?? location.hostname} onDone={handleDone} onClose={close} />
      )}
      {codes.length > 0 && <RecoveryCodesModal codes={codes} onClose={finish} />}
    </FullPage>
  )
}

const Column = styled.div`
  ${gridGap('16px')}
  width: 100%;
  max-width: 400px;
  > p { color: ${color.muted}; }
`
