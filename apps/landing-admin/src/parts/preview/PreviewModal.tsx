import { isCallError, useSession, useToast } from '@torneo/client'
import { previewEndpoints, previewPath } from '@torneo/contracts/content/preview'
import type { PublicLanding } from '@torneo/contracts/site/public'
import { joinSentences } from '@torneo/domain/format/join-sentences'
import { mayCall } from '@torneo/domain/people/permissions'
import type { Fields } from '@torneo/domain/records/field-merge'
import { copyText } from '@torneo/panel/access/copy-text'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { TextField } from '@torneo/ui/fields/TextField'
import { color, flexWrap, media, radius, text } from '@torneo/ui/theme/tokens'
import { Link, Monitor, Smartphone, Unlink } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import type { EditRequest } from './edit-address'
import { useEndPreviewLinksMutation, usePreviewLinkMutation, usePreviewLinksQuery } from './preview-api'
import { previewTexts as texts } from './preview-texts'

/** Widths of the devices in pixels. */
const widths = { desktop: 1280, phone: 390 } as const
type Device = keyof typeof widths

const devices = [
  { value: 'desktop', label: texts.desktop, icon: <Monitor size={16} aria-hidden /> },
  { value: 'phone', label: texts.phone, icon: <Smartphone size={16} aria-hidden /> },
] as const

/** Milliseconds after the last change before the draft is sent to the page. */
const debounceMs = 150

/** Current values of a form, for the part of the landing page that shows them. */
export interface PreviewDraft {
  readonly name: keyof PublicLanding
  /** Id of the record; undefined for a new one. */
  readonly id: string | undefined
  readonly values: Fields
}

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
  const [device, setDevice] = useState<Device>(() => (matchMedia('(max-width: 39.99em)').matches ? 'phone' : 'desktop'))
  const [createLink, { isLoading }] = usePreviewLinkMutation()
  const [link, setLink] = useState('')
  const mayShare = mayCall(user?.role ?? null, previewEndpoints.createLink)
  const { data: links } = usePreviewLinksQuery({}, { skip: !mayShare })
  const [endLinks, { isLoading: isEnding }] = useEndPreviewLinksMutation()
  const makers = [...new Set(links?.items.map(({ by }) => by.name))]
  const { stage, frame, scale, height } = useStage(device, draft, onEdit)

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
        <Segmented label={texts.devices} value={device} onChange={setDevice} options={devices} />
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
      <Stage ref={stage}>
        <iframe
          ref={frame}
          src={previewPath}
          title={texts.title}
          style={{ width: widths[device], height: height / scale, transform: `scale(${scale})` }}
        />
      </Stage>
    </Modal>
  )
}

type FrameMessage = { readonly kind: 'torneo-preview-ready' } | ({ readonly kind: 'torneo-edit' } & EditRequest)

/** Measures the available space, scales the page to fit, and exchanges messages with it. */
function useStage(device: Device, draft: PreviewDraft, onEdit: PreviewModalProps['onEdit']) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [width, setWidth] = useState({ width: 0, height: 0 })
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth({ width: entry.contentRect.width, height: entry.contentRect.height }),
    )
    if (stage.current) observer.observe(stage.current)
    return () => observer.disconnect()
  }, [])

  const handleMessage = useEffectEvent(({ origin, source, data }: MessageEvent<FrameMessage | null>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return
    if (data?.kind === 'torneo-preview-ready') setReady(true)
    if (data?.kind === 'torneo-edit') onEdit(data)
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => handleMessage(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  const written = JSON.stringify(draft)
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => {
      frame.current?.contentWindow?.postMessage(
        { kind: 'torneo-draft', draft: JSON.parse(written) as unknown },
        location.origin,
      )
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [isReady, written])

  return { stage, frame, scale: width.width > 0 ? Math.min(1, width.width / widths[device]) : 1, height: width.height }
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

const Stage = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden;
  display: flex;
  justify-content: center;
  background: ${color.sunken};

  iframe {
    flex: none;
    border: 0;
    border-radius: ${radius.card} ${radius.card} 0 0;
    background: #fff;
    transform-origin: top center;
  }
`
