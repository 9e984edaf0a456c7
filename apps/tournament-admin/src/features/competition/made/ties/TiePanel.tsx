import { lazyPart } from '@torneo/panel/screen/lazy-modal'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Card } from '@torneo/ui/layout/Card'
import { Row } from '@torneo/ui/layout/Row'
import { useMedia } from '@torneo/ui/layout/use-media'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { Stack } from '../../../../parts/Stack'
import { tieTexts as texts } from '../made-texts'
import type { TieDetailsProps } from './TieDetails'

export const TieDetails = lazyPart(
  () => import('./TieDetails'),
  (_: TieDetailsProps, content) => content,
)

interface TiePanelProps extends TieDetailsProps {
  readonly onClose: () => void
}

/** The chosen tie: next to the tree on a wide desk, a dialog elsewhere. */
export function TiePanel({ onClose, ...details }: TiePanelProps) {
  const isBeside = useMedia('(min-width: 80em)')
  const { name, id } = details.tie
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isBeside) title.current?.focus()
  }, [id, isBeside])
  if (!isBeside)
    return (
      <Modal title={name} size="sm" onClose={onClose}>
        <TieDetails {...details} />
      </Modal>
    )
  return (
    <Beside as="aside" aria-label={name} $padding={16}>
      <Stack $gap={12}>
        <Row $justify="space-between">
          <h2 ref={title} tabIndex={-1}>
            {name}
          </h2>
          <IconButton label={texts.close} icon={<X size={20} aria-hidden />} onClick={onClose} />
        </Row>
        <TieDetails {...details} />
      </Stack>
    </Beside>
  )
}

const Beside = styled(Card)`
  position: sticky;
  top: 80px;
`
