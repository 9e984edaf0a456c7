import { color, media, radius, text } from '@torneo/ui/theme/tokens'
import { Check } from 'lucide-react'
import styled from 'styled-components'

interface FieldChipProps {
  readonly label: string
  /** Full name, with the place. */
  readonly title: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** A checkbox that looks like a chip; the chosen one has a tick. */
export function FieldChip({ label, title, isOn, onChange }: FieldChipProps) {
  return (
    <Root title={title}>
      <Box checked={isOn} aria-label={title} onChange={({ target }) => onChange(target.checked)} />
      <Face>
        <Check size={14} aria-hidden />
        {label}
      </Face>
    </Root>
  )
}

const Root = styled.label`
  display: grid;
  max-width: 100%;
  cursor: pointer;
  > * { grid-area: 1 / 1; }
`

const Box = styled.input.attrs({ type: 'checkbox' })`
  z-index: 1;
  appearance: none;
  width: 100%;
  height: 100%;
  margin: 0;
  border-radius: ${radius.button};
  cursor: pointer;
`

const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 4px 12px;
  border: 1px solid ${color.control};
  border-radius: ${radius.button};
  background: ${color.surface};
  color: ${color.muted};
  font-weight: 600;
  overflow-wrap: anywhere;
  ${text(13)}
  ${media.coarse} { min-height: 44px; }
  svg { flex: none; visibility: hidden; margin-left: -4px; }
  input:checked + & {
    border-color: ${color.ink};
    box-shadow: inset 0 0 0 1px ${color.ink};
    color: ${color.text};
    svg { visibility: visible; }
  }
`
