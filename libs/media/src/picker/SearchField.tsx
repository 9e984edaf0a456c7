import { Search } from 'lucide-react'
import styled from 'styled-components'
import { color, media, radius } from '@torneo/ui/tokens'
import { libraryTexts } from './library-texts'

interface SearchFieldProps {
  readonly value: string
  readonly onChange: (search: string) => void
}

export function SearchField({ value, onChange }: SearchFieldProps) {
  return (
    <Frame>
      <Search size={16} aria-hidden />
      <input type="search" aria-label={libraryTexts.search} placeholder={libraryTexts.search} value={value}
        onChange={(event) => onChange(event.target.value)} />
    </Frame>
  )
}

const Frame = styled.span`
  flex: 1;
  display: grid;
  align-items: center;
  color: ${color.muted};
  > * { grid-area: 1 / 1; }
  svg { margin-left: 12px; pointer-events: none; }
  input {
    width: 100%;
    min-width: 0;
    min-height: 40px;
    padding: 8px 12px 8px 38px;
    border: 1px solid ${color.control};
    border-radius: ${radius.button};
    background: transparent;
    color: ${color.text};
    ${media.belowDesktop} { min-height: 44px; font-size: 1rem; }
  }
  ${media.phone} { svg { margin-left: 10px; } input { padding: 8px 8px 8px 34px; } }
  input::placeholder { color: ${color.muted}; opacity: 1; }
`
