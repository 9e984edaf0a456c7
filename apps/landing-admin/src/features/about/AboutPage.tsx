import { color, font, gridGap } from '@torneo/ui/theme/tokens'
import { Check } from 'lucide-react'
import styled from 'styled-components'
import { PreviewText } from '../../parts/PreviewText'
import { aboutLabels } from './about-texts'
import type { AboutValues } from './about-values'

// Sizes depend on the width of the rendered page (cqi), so that a narrow preview is the whole page scaled down.
const Page = styled.div`
  container-type: inline-size;
  background: ${color.surface};
`

const Content = styled.div`
  ${gridGap('max(16px, 3.2cqi)')}
  padding: max(28px, 7cqi) max(20px, 8cqi);
  overflow-wrap: anywhere;
`

const Title = styled.p`
  font: 800 clamp(1.5rem, 5.6cqi, 2.25rem) / 1.15 ${font.title};
  text-wrap: balance;
`

const Description = styled.p`
  max-width: 68ch;
  color: ${color.muted};
  font-size: clamp(0.875rem, 2.5cqi, 1rem);
  line-height: 1.6;
  white-space: pre-line;
`

const Quote = styled.blockquote`
  margin: 0;
  padding-left: 16px;
  border-left: 4px solid ${color.brand};
  font: 600 clamp(1rem, 3cqi, 1.25rem) / 1.45 ${font.text};
  white-space: pre-line;
`

const Highlights = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: 12px 20px;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
    align-items: start;
    font-size: 0.9375rem;
    line-height: 1.5;
  }

  svg {
    margin-top: 1px;
    padding: 3px;
    border-radius: 50%;
    background: ${color.brand};
    color: #fff;
  }
`

/** Sobre as the public page may show it; a missing required text is replaced by its label. */
export function AboutPage({ values }: { readonly values: AboutValues }) {
  const { title, description, quote, highlights } = values
  const shownHighlights = highlights.map((text) => text.trim()).filter((text) => text !== '')
  return (
    <Page>
      <Content>
        <Title>
          <PreviewText value={title} label={aboutLabels.title} />
        </Title>
        <Description>
          <PreviewText value={description} label={aboutLabels.description} />
        </Description>
        {quote.trim() !== '' && <Quote>{quote}</Quote>}
        {shownHighlights.length > 0 && (
          <Highlights>
            {shownHighlights.map((text, index) => (
              <li key={index}>
                <Check size={22} strokeWidth={3} aria-hidden />
                {text}
              </li>
            ))}
          </Highlights>
        )}
      </Content>
    </Page>
  )
}
