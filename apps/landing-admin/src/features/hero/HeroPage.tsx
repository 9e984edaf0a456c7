import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { color, font } from '@torneo/ui/theme/tokens'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PreviewText } from '../../parts/PreviewText'
import { heroLabels } from './hero-texts'
import type { HeroValues } from './hero-values'

// Sizes depend on the width of the rendered page (cqi), so that a narrow preview is the whole page scaled down.
const Page = styled.div<{ $tall: boolean }>`
  container-type: inline-size;
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${({ $tall }) => ($tall ? '560px' : 'clamp(260px, 34vw, 424px)')};
  overflow: hidden;
  background: ${color.board};
  color: #fff;
`

const Background = styled(LoadedImage)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`

const Shade = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(rgb(10 11 13 / 52%), rgb(10 11 13 / 72%));
`

const Content = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: max(10px, 2.6cqi);
  width: 100%;
  padding: 32px max(20px, 8cqi);
  text-align: center;
  overflow-wrap: anywhere;

  p { margin: 0; text-wrap: balance; }
`

const Logo = styled(LoadedImage)`
  max-width: 60%;
  height: clamp(48px, 10.5cqi, 72px);
  object-fit: contain;
`

const Title = styled.p`
  font: 800 clamp(1.75rem, 7.6cqi, 3rem) / 1.08 ${font.title};
`

const Subtitle = styled.p`
  font-size: clamp(1rem, 3.2cqi, 1.25rem);
  line-height: 1.35;
  font-weight: 600;
`

const Description = styled.p`
  max-width: 56ch;
  font-size: clamp(0.875rem, 2.7cqi, 1rem);
  line-height: 1.5;
  white-space: pre-line;
`

const Action = styled.span`
  margin-top: 4px;
  padding: 12px 24px;
  max-width: 100%;
  border-radius: 8px;
  background: ${color.brand};
  font-weight: 700;
  font-size: 0.9375rem;
`

interface HeroPageProps {
  readonly values: HeroValues
  /** Uses the height of a phone's first screen. */
  readonly tall: boolean
  /** Shown behind the texts when there is no image. */
  readonly backdrop: ReactNode
}

/** The hero as the public page shows it; a missing text is replaced by its label. */
export function HeroPage({ values, tall, backdrop }: HeroPageProps) {
  const previewText = (field: 'title' | 'subtitle' | 'description' | 'ctaText') => (
    <PreviewText value={values[field]} label={heroLabels[field]} />
  )
  return (
    <Page $tall={tall}>
      {values.backgroundImage === '' ? (
        backdrop
      ) : (
        <Background address={shownAddress(values.backgroundImage, 1280)} fallback={backdrop} />
      )}
      <Shade />
      <Content>
        <Logo address={shownAddress(values.logoImage, 320)} />
        <Title>{previewText('title')}</Title>
        <Subtitle>{previewText('subtitle')}</Subtitle>
        <Description>{previewText('description')}</Description>
        {values.ctaVisible && <Action>{previewText('ctaText')}</Action>}
      </Content>
    </Page>
  )
}
