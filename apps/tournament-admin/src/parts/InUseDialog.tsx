import type { Use } from '@torneo/contracts/errors'
import { Button } from '@torneo/ui/Button'
import { Modal } from '@torneo/ui/Modal'
import { UsesList } from './UsesList'

const dismiss = 'Entendido'

/** Why a record could not be deleted, and what needs it. */
export interface InUse {
  readonly reason: string
  readonly uses: readonly Use[]
}

/** Stays until it is dismissed: a toast would be gone before the matches are read. */
export function InUseDialog({ title, inUse: { reason, uses }, onClose }: { title: string; inUse: InUse; onClose: () => void }) {
  return (
    <Modal title={title} size="sm" onClose={onClose} footer={<Button variant="primary" onClick={onClose}>{dismiss}</Button>}>
      <p>{reason}.</p>
      <br />
      <UsesList uses={uses} />
    </Modal>
  )
}
