import { color, media, radius, text } from '@torneo/ui/theme/tokens'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'
import { libraryTexts } from './library-texts'
import { libraryOrders, type LibraryOrder } from './library-view'

interface OrderSelectProps {
  readonly value: LibraryOrder
  readonly onChange: (order: LibraryOrder) => void
}

/** Selects the order of the tiles; styled as plain text. */
export function OrderSelect({ value, onChange }: OrderSelectProps) {
  return (
    <Frame>
      <select
        aria-label={libraryTexts.order}
        value={value}
        onChange={(event) => onChange(event.target.value as LibraryOrder)}>
        {libraryOrders.map((order) => (
          <option key={order} value={order}>
            {libraryTexts.orders[order]}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden />
    </Frame>
  )
}

const Frame = styled.span`
  flex: none;
  display: grid;
  align-items: center;
  color: ${color.muted};
  > * { grid-area: 1 / 1; }
  svg { justify-self: end; margin-right: 2px; pointer-events: none; }
  select {
    appearance: none;
    min-height: 40px;
    padding: 4px 26px 4px 8px;
    border: 0;
    border-radius: ${radius.button};
    background: transparent;
    cursor: pointer;
    ${text(13)}
    ${media.belowDesktop} { font-size: 1rem; }
    ${media.coarse} { min-height: 44px; }
    ${media.phone} { padding: 4px 22px 4px 4px; }
  }
  option { background: ${color.surface}; color: ${color.text}; }
`
