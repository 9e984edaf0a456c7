import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { color, media, radius, text } from '../theme/tokens'
import { TextField, type TextFieldProps } from './TextField'

/**
 * Password field with a 'Mostrar' / 'Ocultar' button. The caller sets `autoComplete`: 'current-password' or
 * 'new-password'.
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trailing' | 'multiline' | 'rows' | 'counter'>) {
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <Reveal type="button" onClick={() => setShown(!isShown)}>
          <Icon size={18} aria-hidden />
          {isShown ? 'Ocultar' : 'Mostrar'}
        </Reveal>
      }
    />
  )
}

const Reveal = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  padding: 4px 8px;
  border: 0;
  border-radius: ${radius.badge};
  background: transparent;
  font-weight: 600;
  cursor: pointer;
  ${text(13)}
  ${media.hover} { &:hover { background: ${color.sunken}; } }
  ${media.coarse} { min-height: 44px; }
`
