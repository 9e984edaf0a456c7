import type { ReactNode } from 'react'
import { retryableLazy } from '@torneo/client'
import type { Player } from '@torneo/contracts/players'
import { LazyPart } from '@torneo/media/LazyPart'
import { ErrorPane } from '@torneo/ui/ErrorPane'
import { Modal } from '@torneo/ui/Modal'
import { Spinner } from '@torneo/ui/Spinner'
import { pasteTexts } from './paste-texts'

const PasteRoster = retryableLazy(() => import('./PasteRoster'))

interface PasteRosterModalProps {
  readonly teamId: string
  readonly roster: readonly Player[]
  readonly onClose: () => void
}

/** 'Pegar lista', whose code comes when somebody first pastes one. */
export function PasteRosterModal(props: PasteRosterModalProps) {
  const frame = (content: ReactNode) => <Modal title={pasteTexts.title} size="lg" onClose={props.onClose}>{content}</Modal>
  return (
    <LazyPart
      waiting={frame(<Spinner label={pasteTexts.checking} />)}
      renderFailed={(retry) => frame(<ErrorPane title={pasteTexts.unloaded} text={pasteTexts.notRead} onRetry={retry} />)}
    >
      <PasteRoster {...props} />
    </LazyPart>
  )
}
