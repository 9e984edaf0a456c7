import { Button } from '@torneo/ui/buttons/Button'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyModal } from '../screen/lazy-modal'
import type { BinModalProps } from './BinModal'

const title = 'Papelera'

const BinModal = lazyModal<BinModalProps>(() => import('./BinModal'), { title: () => title, size: 'lg' })

interface BinButtonProps {
  /** Initial filter of the bin, a collection: 'sponsors'. */
  readonly kind: string
}

/** Opens the bin from a list, filtered by its collection (B51). */
export function BinButton({ kind }: BinButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<Trash2 size={16} aria-hidden />}
        aria-haspopup="dialog"
        onPointerEnter={BinModal.prefetch}
        onFocus={BinModal.prefetch}
        onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && <BinModal kind={kind} onClose={() => setOpen(false)} />}
    </>
  )
}
