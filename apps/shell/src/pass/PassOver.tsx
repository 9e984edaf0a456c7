import { serverNow, unsentActions, useLeaveSession, useSession } from '@torneo/client'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { passTexts as texts } from './pass-texts'

/** Covers the board of a pass that has ended, with the reason and the number of unsent actions. */
export function PassOver() {
  const { status, user, toAnother } = useSession()
  const leave = useLeaveSession()
  if (status !== 'lost' || !user?.pass) return null
  const isOver = serverNow() >= Date.parse(user.pass.until)
  const unsent = unsentActions(user.id)
  return (
    <Modal
      title={isOver ? texts.over : texts.ended}
      size="sm"
      onClose={leave}
      footer={
        <Button variant="primary" onClick={leave}>
          {texts.close}
        </Button>
      }>
      <p>{toAnother ? texts.another : isOver ? texts.overWhy(user.pass.until) : texts.endedWhy}</p>
      {unsent > 0 && <Notice tone="warning">{texts.unsent(unsent)}</Notice>}
    </Modal>
  )
}
