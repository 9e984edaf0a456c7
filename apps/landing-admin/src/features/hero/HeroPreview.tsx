import { Monitor, Smartphone } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import styled from 'styled-components'
import { CourtLines } from '@torneo/ui/CourtLines'
import { Segmented } from '@torneo/ui/Segmented'
import { color, radius, shadow, text } from '@torneo/ui/tokens'
import { HeroPage } from './HeroPage'
import { heroTexts } from './hero-texts'
import type { HeroValues } from './hero-values'

type Device = 'desktop' | 'phone'

const devices = [
  { value: 'desktop', label: heroTexts.desktop, icon: <Monitor size={16} aria-hidden /> },
  { value: 'phone', label: heroTexts.phone, icon: <Smartphone size={16} aria-hidden /> },
] as const

const Root = styled.section`
  display: grid;
  gap: 12px;
  min-width: 0;
`

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;

  h2 { ${text(16)} font-weight: 700; }
`

const Window = styled.div<{ $device: Device }>`
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

const Note = styled.p`
  color: ${color.muted};
  ${text(13)}
`

/** The preview stands inside the form, where Enter on a radio would save. */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

/** How the hero will look on the public page, as it is being typed. */
export function HeroPreview({ values }: { values: HeroValues }) {
  const [device, setDevice] = useState<Device>(() => (matchMedia('(max-width: 639.98px)').matches ? 'phone' : 'desktop'))
  return (
    <Root aria-labelledby="hero-preview" onKeyDown={keepEnter}>
      <Top>
        <h2 id="hero-preview">{heroTexts.preview}</h2>
        <Segmented label={heroTexts.devices} value={device} onChange={setDevice} options={devices} />
      </Top>
      <Window $device={device}>
        <Chrome aria-hidden><Dots /><span>{heroTexts.previewAddress}</span></Chrome>
        <HeroPage values={values} tall={device === 'phone'} backdrop={<CourtLines shape={device === 'phone' ? 'tall' : 'wide'} />} />
      </Window>
      <Note>{heroTexts.previewNote}</Note>
    </Root>
  )
}
