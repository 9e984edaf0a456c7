import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { IconButton } from './IconButton'
import { color, media, radius, text } from './tokens'

interface SearchFieldProps {
  id?: string | undefined
  /** Names the field; also its placeholder. */
  label: string
  value: string
  onChange: (search: string) => void
  /** The field of a list of options that is always open: the list's id, and the id of the active option. */
  combobox?: { controls: string; active: string | undefined } | undefined
  className?: string | undefined
}

/** A search over a list, with its icon and, once something is typed, the way to take it back; the owner gives its width. */
export function SearchField({ id, label, value, onChange, combobox, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const handleClear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <Frame className={className}>
      <Search size={16} aria-hidden />
      <input ref={input} id={id} type="search" aria-label={label} placeholder={label} autoComplete="off" value={value}
        onChange={(event) => onChange(event.target.value)}
        {...combobox && {
          role: 'combobox', 'aria-expanded': true, 'aria-autocomplete': 'list' as const, 'aria-controls': combobox.controls, 'aria-activedescendant': combobox.active,
        }} />
      {value !== '' && <IconButton label="Vaciar la búsqueda" tooltip={false} icon={<X size={16} aria-hidden />} onClick={handleClear} />}
    </Frame>
  )
}

const Frame = styled.span`
  display: grid;
  align-items: center;
  min-width: 0;
  color: ${color.muted};
  > * { grid-area: 1 / 1; }
  > svg { z-index: 1; margin-left: 12px; pointer-events: none; }
  > button { justify-self: end; margin-right: 2px; ${media.belowDesktop} { margin-right: 0; } }
  input {
    width: 100%;
    min-width: 0;
    min-height: 40px;
    padding: 8px 42px 8px 38px;
    border: 1px solid ${color.control};
    border-radius: ${radius.button};
    background: ${color.surface};
    color: ${color.text};
    text-overflow: ellipsis;
    ${text(14)}
    ${media.belowDesktop} { min-height: 48px; font-size: 1rem; }
  }
  /* The browser's own is its blue, and no thumb's size. */
  input::-webkit-search-cancel-button { display: none; }
  input::placeholder { color: ${color.muted}; opacity: 1; }
`
