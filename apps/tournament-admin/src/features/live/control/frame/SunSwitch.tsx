import { pressStyles } from '@torneo/ui/buttons/press-styles'
import { color, media } from '@torneo/ui/theme/tokens'
import { Sun } from 'lucide-react'
import styled from 'styled-components'
import { liveTexts as texts } from '../../live-texts'

interface SunSwitchProps {
  readonly isOn: boolean
  readonly onChange: (on: boolean) => void
}

/** Switch for high contrast, at the top, so it is easy to find in glare. */
export function SunSwitch({ isOn, onChange }: SunSwitchProps) {
  return (
    <Root
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={texts.sun}
      title={texts.sun}
      onClick={() => onChange(!isOn)}>
      <Sun size={20} aria-hidden />
      <span aria-hidden>{texts.sun}</span>
    </Root>
  )
}

const Root = styled.button`
  ${pressStyles}
  min-height: 44px;
  border-color: transparent;
  background: transparent;
  font-size: 0.875rem;
  &[aria-checked='true'] { background: ${color.ink}; color: ${color.onInk}; }
  ${media.phone} { > span { display: none; } }
`
