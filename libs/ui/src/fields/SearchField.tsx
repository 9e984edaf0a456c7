import { Search, X } from 'lucide-react'
import { useRef } from 'react'
import styled from 'styled-components'
import { IconButton } from '../buttons/IconButton'
import { color, media, radius, text } from '../theme/tokens'

interface SearchFieldProps {
  id?: string | undefined
  /** Accessible name of the field, and its placeholder. */
  label: string
  value: string
  onChange: (search: string) => void
  /** Makes it the input of an always open list of options: id of the list, and id of the active option. */
  combobox?: { controls: string; active: string | undefined } | undefined
  className?: string | undefined
}

/** Search field of a list with an icon and, once something is typed, a clear button; the owner sets its width. */
export function SearchField({ id, label, value, onChange, combobox, className }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const handleClear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <Frame className={className}>
      <Search size={16} aria-hidden />
      <input
        ref={input}
        id={id}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        {...(combobox && {
          role: 'combobox',
          'aria-expanded': true,
          'aria-autocomplete': 'list' as const,
          'aria-controls': combobox.controls,
          'aria-activedescendant': combobox.active,
        })}
      />
      {value !== '' && (
        <IconButton
          label="Vaciar la búsqueda"
          tooltip={false}
          icon={<X size={16} aria-hidden />}
          onClick={handleClear}
        />
      )}
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
    padding: 8px 42px 8px calc(1rem + 22px);
    border: 1px solid ${color.control};
    border-radius: ${radius.button};
    background: ${color.surface};
    color: ${color.text};
    text-overflow: ellipsis;
    ${text(14)}
    ${media.belowDesktop} { min-height: 48px; font-size: 1rem; }
  }
  /* Hides the browser's own clear button, which is too small for a thumb. */
  input::-webkit-search-cancel-button { display: none; }
  input::placeholder { color: ${color.muted}; opacity: 1; }
`
