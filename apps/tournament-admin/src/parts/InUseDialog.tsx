import type { Use } from '@torneo/contracts/endpoint/errors'
import { endSentence } from '@torneo/domain/format/join-sentences'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { gridGap } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { LinkButton } from './LinkButton'
import { UsesList } from './UsesList'

const texts = {
  help: 'Cancela los que están en vivo y elimina los finalizados en Partidos (su resultado se descuenta de la tabla), y vuelve a intentar.',
  toMatches: 'Ir a Partidos',
  dismiss: 'Entendido',
} as const

/** Reason that a record cannot be deleted, with the records that need it. */
export interface InUse {
  /** 'No se puede eliminar Promo 98', or the failure message after an attempt. */
  readonly title: string
  readonly reason: string
  readonly uses: readonly Use[]
}

/** Dialog rather than a toast, which would vanish before the matches are read. `help`: alternatives to deleting. */
export function InUseDialog({
  inUse: { title, reason, uses },
  help,
  onClose,
}: {
  inUse: InUse
  help?: string
  onClose: () => void
}) {
  return (
    <Modal
      title={title}
      size="sm"
      onClose={onClose}
      footer={
        <>
          <LinkButton to="/tournament/fixtures" onClick={onClose}>
            {texts.toMatches}
          </LinkButton>
          <Button variant="primary" onClick={onClose}>
            {texts.dismiss}
          </Button>
        </>
      }>
      <Body>
        <p>{endSentence(reason)}</p>
        <div>
          <UsesList uses={uses} />
        </div>
        <p>{texts.help}</p>
        {help && <p>{help}</p>}
      </Body>
    </Modal>
  )
}

const Body = styled.div`
  ${gridGap('12px')}
  > div:empty { display: none; }
`
