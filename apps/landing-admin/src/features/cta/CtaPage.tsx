import { color, font } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { PreviewText } from '../../parts/PreviewText'
import { ctaLabels } from './cta-texts'
import type { CtaValues } from './cta-values'

// Sizes depend on the width of the rendered page (cqi), so that a narrow preview is the whole page scaled down.
const Page = styled.div`
  container-type: inline-size;
  background: ${color.board};
  color: ${color.onBoard};
`

const Content = styled.div`
  display: grid;
  justify-items: center;
  gap: max(12px, 2.6cqi);
  padding: max(40px, 9cqi) max(20px, 8cqi);
  text-align: center;
  overflow-wrap: anywhere;

  p { text-wrap: balance; }
`

const Title = styled.p`
  font: 800 clamp(1.625rem, 6.4cqi, 2.5rem) / 1.12 ${font.title};
`

const Description = styled.p`
  max-width: 56ch;
  font-size: clamp(0.9375rem, 2.8cqi, 1.125rem);
  line-height: 1.5;
  white-space: pre-line;
`

const Action = styled.span`
  max-width: 100%;
  margin-top: 4px;
  padding: 12px 24px;
  border-radius: 8px;
  background: ${color.brand};
  color: #fff;
  font-weight: 700;
  font-size: 0.9375rem;
`

const Info = styled.p`
  max-width: 56ch;
  color: ${color.boardMuted};
  font-size: 0.8125rem;
  line-height: 1.5;
  white-space: pre-line;
`

/** The call to action as the public page may show it; a missing text is replaced by its label. */
export function CtaPage({ values }: { readonly values: CtaValues }) {
  const { title, description, buttonText, additionalInfo } = values
  return (
    <Page>
      <Content>
        <Title>
          <PreviewText value={title} label={ctaLabels.title} />
        </Title>
        <Description>
          <PreviewText value={description} label={ctaLabels.description} />
        </Description>
        <Action>
          <PreviewText value={buttonText} label={ctaLabels.buttonText} />
        </Action>
        {additionalInfo.trim() !== '' && <Info>{additionalInfo}</Info>}
      </Content>
    </Page>
  )
}
