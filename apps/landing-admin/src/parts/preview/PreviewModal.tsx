import { isCallError, useSession, useToast } from '@torneo/client'
import { previewEndpoints } from '@torneo/contracts/content/preview'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { mayCall } from '@torneo/domain/people/permissions'
import { copyText } from '@torneo/panel/access/copy-text'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { TextField } from '@torneo/ui/fields/TextField'
import { color, flexWrap, media, text } from '@torneo/ui/theme/tokens'
import { Link, Unlink } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { EditRequest } from './edit-address'
import { PageFrame, type PreviewDraft } from './PageFrame'
import { useEndPreviewLinksMutation, usePreviewLinkMutation, usePreviewLinksQuery } from './preview-api'
import { previewTexts as texts } from './preview-texts'
import { useDeviceChoice } from './use-device-choice'

export interface PreviewModalProps {
  readonly draft: PreviewDraft
  /** Called for a press on a text of the page. */
  readonly onEdit: (request: EditRequest) => void
  readonly onClose: () => void
}

/** Preview of the whole landing page at the width of a desktop or a phone, with the form's unsaved values. */
export default function PreviewModal({ draft, onEdit, onClose }: PreviewModalProps) {
  const toast = useToast()
  const { user } = useSession()
  const { device, choice } = useDeviceChoice(texts.devices)
  const [createLink, { isLoading }] = usePreviewLinkMutation()
  const [link, setLink] = useState('')
  const mayShare = mayCall(user?.role ?? null, previewEndpoints.createLink)
  const { data: links } = usePreviewLinksQuery({}, { skip: !mayShare })
  const [endLinks, { isLoading: isEnding }] = useEndPreviewLinksMutation()
  const makers = [...new Set(links?.items.map(({ by }) => by.name))]

  const share = async (from: HTMLElement) => {
    try {
      const { path } = await createLink({}).unwrap()
      const address = new URL(path, location.origin).href
      if (await copyText(address, from)) toast.success(texts.copied)
      else setLink(address)
    } catch (error) {
      toast.error(joinSentences(texts.failed, isCallError(error) && error.sentence))
    }
  }

  const end = async () => {
    try {
      await endLinks({}).unwrap()
      setLink('')
      toast.success(texts.ended)
    } catch (error) {
      toast.error(joinSentences(texts.endFailed, isCallError(error) && error.sentence))
    }
  }

  return (
    <Modal title={texts.title} size="xl" onClose={onClose} flush apart>
      <Bar>
        {choice}
        <span>
          <span>{texts.note} </span>
          {texts.editNote}
        </span>
        {mayShare && (
          <Button
            size="sm"
            icon={<Link size={16} aria-hidden />}
            busy={isLoading}
            busyLabel={texts.copying}
            onClick={(event) => void share(event.currentTarget)}>
            {texts.copy}
          </Button>
        )}
        {links && links.total > 0 && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Unlink size={16} aria-hidden />}
            title={texts.endHint(makers.join(', '))}
            busy={isEnding}
            busyLabel={texts.ending}
            onClick={() => void end()}>
            {texts.end(links.total)}
          </Button>
        )}
      </Bar>
      {link && (
        <ManualCopy>
          <TextField
            label={texts.link}
            value={link}
            readOnly
            hint={texts.copyByHand}
            onFocus={({ target }) => target.select()}
          />
        </ManualCopy>
      )}
      <PageFrame device={device} draft={draft} onEdit={onEdit} />
    </Modal>
  )
}

const Bar = styled.div`
  ${flexWrap('8px 16px', 'center', 'space-between')}
  padding: 12px 24px;

  > span { color: ${color.muted}; ${text(13)} }
  ${media.belowDesktop} { > span { flex: 1 1 100%; order: 1; } }
  /* Leaves the height of a phone to the page. */
  ${media.phone} { padding: 8px 16px; > span > span { display: none; } }
`

const ManualCopy = styled.div`
  padding: 0 24px 12px;
`
