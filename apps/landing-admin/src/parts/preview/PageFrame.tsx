import { previewPath } from '@torneo/contracts/content/preview'
import type { PublicLanding } from '@torneo/contracts/site/public'
import type { Fields } from '@torneo/domain/records/field-merge'
import { color, radius } from '@torneo/ui/theme/tokens'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import type { EditRequest } from './edit-address'
import { previewTexts as texts } from './preview-texts'
import type { Device } from './use-device-choice'

/** Widths of the devices in pixels. */
const widths = { desktop: 1280, phone: 390 } as const

/** Milliseconds after the last change before the draft is sent to the page. */
const debounceMs = 150

const none: readonly PreviewDraft[] = []

/** Current values of a form, for the part of the landing page that shows them. */
export interface PreviewDraft {
  readonly name: keyof PublicLanding
  /** Id of the record; undefined for a new one. */
  readonly id: string | undefined
  readonly values: Fields
}

interface PageFrameProps {
  readonly device: Device
  readonly draft: PreviewDraft
  /** Texts left unsaved in other forms, which the page shows too. */
  readonly others?: readonly PreviewDraft[]
  /** Called for a press on a text of the page. */
  readonly onEdit: (request: EditRequest) => void
  /** Leaves the page out of the tab order, where a dialog shows the same page to the keyboard. */
  readonly isAside?: boolean
}

type FrameMessage = { readonly kind: 'torneo-preview-ready' } | ({ readonly kind: 'torneo-edit' } & EditRequest)

/**
 * The landing page at the width of a desktop or a phone, scaled to the space, with stored, scheduled and unsaved
 * values. It scrolls to the part of the form and follows the typing.
 */
export function PageFrame({ device, draft, others = none, onEdit, isAside = false }: PageFrameProps) {
  const stage = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [space, setSpace] = useState({ width: 0, height: 0 })
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    const observer = new ResizeObserver(
      ([entry]) => entry && setSpace({ width: entry.contentRect.width, height: entry.contentRect.height }),
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

  const written = JSON.stringify({ draft, others })
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => {
      frame.current?.contentWindow?.postMessage(
        { kind: 'torneo-draft', ...(JSON.parse(written) as object) },
        location.origin,
      )
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [isReady, written])

  const scale = space.width > 0 ? Math.min(1, space.width / widths[device]) : 1
  return (
    <Stage ref={stage}>
      <iframe
        ref={frame}
        src={previewPath}
        title={texts.title}
        tabIndex={isAside ? -1 : undefined}
        style={{ width: widths[device], height: space.height / scale, transform: `scale(${scale})` }}
      />
    </Stage>
  )
}

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
