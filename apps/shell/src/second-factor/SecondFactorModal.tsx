import { sentenceOf, useToast } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { ErrorPane } from '@torneo/ui/feedback/ErrorPane'
import { SkeletonRows } from '@torneo/ui/feedback/SkeletonRows'
import { useState } from 'react'
import { AppSetUp } from './AppSetUp'
import { PasskeySetUp } from './PasskeySetUp'
import { PasswordStep } from './PasswordStep'
import { RecoveryCodesModal } from './RecoveryCodesModal'
import {
  useShellRemoveFactorMutation,
  useShellRenewRecoveryCodesMutation,
  useShellSecondFactorQuery,
} from './second-factor-api'
import { secondFactorTexts as texts } from './second-factor-texts'
import { type FactorAction, SecondFactorOverview } from './SecondFactorOverview'

/** Modal 'Verificación en dos pasos' of one's own account (B58). */
export default function SecondFactorModal({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useShellSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true })
  const [removeFactor] = useShellRemoveFactorMutation()
  const [renew] = useShellRenewRecoveryCodesMutation()
  const [action, setAction] = useState<FactorAction | null>(null)
  const [codes, setCodes] = useState<readonly string[]>([])
  const toast = useToast()

  const back = () => setAction(null)
  const handleDone = (recoveryCodes: readonly string[], done: string) => {
    setCodes(recoveryCodes)
    toast.success(done)
    back()
  }
  if (codes.length > 0) return <RecoveryCodesModal codes={codes} onClose={() => setCodes([])} />
  if (action?.kind === 'app') return <AppSetUp onDone={handleDone} onClose={back} />
  if (action?.kind === 'passkey') return <PasskeySetUp host={data?.host ?? ''} onDone={handleDone} onClose={back} />
  if (action?.kind === 'codes') {
    const send = async (password: string) => {
      setCodes((await renew({ body: { password } }).unwrap()).recoveryCodes)
      back()
    }
    return (
      <PasswordStep
        title={texts.overview.renewCodes}
        why={texts.codes.renewWhy}
        save={texts.overview.renew}
        send={send}
        onClose={back}
      />
    )
  }
  if (action?.kind === 'removal') {
    const { factor, title } = action
    const isLast = (data?.appSince ? 1 : 0) + (data?.passkeys.length ?? 0) === 1
    const send = async (password: string) => {
      await removeFactor({ body: { password, factor } }).unwrap()
      handleDone([], texts.removal.done)
    }
    return (
      <PasswordStep
        title={title}
        why={isLast ? texts.removal.last : texts.removal.why}
        save={texts.overview.remove}
        send={send}
        onClose={back}
      />
    )
  }
  return (
    <Modal
      title={texts.title}
      apart
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {texts.overview.close}
        </Button>
      }>
      {!data && !error && <SkeletonRows label={texts.overview.loading} />}
      {!data && error && (
        <ErrorPane
          title={texts.overview.unread}
          text={sentenceOf(error, '')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
      {data && <SecondFactorOverview state={data} onAction={setAction} />}
    </Modal>
  )
}
