import { MutedText } from '@torneo/ui/display/MutedText'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { Stack } from '@torneo/ui/layout/Stack'
import { color, flexWrap, radius, shadow, text } from '@torneo/ui/theme/tokens'
import { Monitor, Smartphone } from 'lucide-react'
import { memo, useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import styled from 'styled-components'
import { editorTexts } from './editor-texts'

export type PreviewDevice = 'desktop' | 'phone'

const devices = [
  { value: 'desktop', label: editorTexts.desktop, icon: <Monitor size={16} aria-hidden /> },
  { value: 'phone', label: editorTexts.phone, icon: <Smartphone size={16} aria-hidden /> },
] as const

const Top = styled.div`
  ${flexWrap('8px 16px', 'center', 'space-between')}

  h2 { ${text(16)} font-weight: 700; }
`

const Window = styled.div<{ $device: PreviewDevice }>`
  width: 100%;
  max-width: ${({ $device }) => ($device === 'phone' ? '340px' : 'none')};
  margin-inline: auto;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  box-shadow: ${shadow.card};
`

const Chrome = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  min-height: 36px;
  padding: 4px 14px;
  background: ${color.sunken};
  color: ${color.muted};
  ${text(12)}
`

const Dots = styled.span`
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: ${color.control};
  box-shadow: 13px 0 ${color.control}, 26px 0 ${color.control};
  opacity: 0.55;
`

/** Stops Enter on a radio from submitting the form that contains the preview. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

/**
 * Preview of the edited part of the public page, at the width of a desktop or a phone. Memoized: renders only for a new
 * function.
 */
export const PreviewPane = memo(function PreviewPane({
  children,
}: {
  readonly children: (device: PreviewDevice) => ReactNode
}) {
  const title = useId()
  const [device, setDevice] = useState<PreviewDevice>(() =>
    matchMedia('(max-width: 39.99em)').matches ? 'phone' : 'desktop',
  )
  return (
    <Stack as="section" $gap={12} aria-labelledby={title} onKeyDown={keepEnter}>
      <Top>
        <h2 id={title}>{editorTexts.preview}</h2>
        <Segmented label={editorTexts.devices} value={device} onChange={setDevice} options={devices} />
      </Top>
      <Window $device={device}>
        <Chrome aria-hidden>
          <Dots />
          <span>{editorTexts.previewAddress}</span>
        </Chrome>
        {children(device)}
      </Window>
      <MutedText>{editorTexts.previewNote}</MutedText>
    </Stack>
  )
})
