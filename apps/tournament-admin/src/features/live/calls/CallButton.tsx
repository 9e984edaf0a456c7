import { pressStyles } from '@torneo/ui/buttons/press-styles'
import { color, media } from '@torneo/ui/theme/tokens'
import { Siren } from 'lucide-react'
import styled from 'styled-components'
import { callsTexts as texts } from './calls-texts'

/** Opens the call to the organisers, in the board's head, apart from the buttons of the match (picture 24). */
export function CallButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Root type="button" aria-label={texts.call} title={texts.call} onClick={onClick}>
      <Siren size={20} aria-hidden />
      <span aria-hidden>{texts.short}</span>
    </Root>
  )
}

const Root = styled.button`
  ${pressStyles}
  min-height: 44px;
  border-color: ${color.control};
  background: transparent;
  font-size: 0.875rem;
  ${media.phone} {
    border-color: transparent;
    > span { display: none; }
  }
`
