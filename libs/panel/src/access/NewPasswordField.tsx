import { Button } from '@torneo/ui/buttons/Button'
import { PasswordField } from '@torneo/ui/fields/PasswordField'
import { text } from '@torneo/ui/theme/tokens'
import { RefreshCw } from 'lucide-react'
import { useState, type ComponentProps } from 'react'
import styled from 'styled-components'
import { readablePassword } from './readable-password'

const texts = { generate: 'Generar', generated: 'Contraseña generada' } as const

interface NewPasswordFieldProps extends ComponentProps<typeof PasswordField> {
  readonly onGenerated: (password: string) => void
}

/**
 * Password of an account for another person: typed, or generated so that it can be read aloud. `readOnly` locks the
 * field while the form is sent.
 */
export function NewPasswordField({ onChange, onGenerated, ...rest }: NewPasswordFieldProps) {
  const [isGenerated, setGenerated] = useState(false)
  const handleGenerate = () => {
    if (rest.readOnly) return
    onGenerated(readablePassword())
    setGenerated(true)
  }
  return (
    <Root>
      <PasswordField
        {...rest}
        autoComplete="new-password"
        onChange={(event) => {
          setGenerated(false)
          return onChange?.(event)
        }}
      />
      <Button
        icon={<RefreshCw size={16} aria-hidden />}
        aria-disabled={rest.readOnly || undefined}
        onClick={handleGenerate}>
        {texts.generate}
      </Button>
      <Status role="status">{isGenerated && texts.generated}</Status>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 8px;
  align-items: start;
  /* Aligns the button with the input, below the label. */
  > button { margin-top: 24px; }
`

const Status = styled.p`
  grid-column: 1 / -1;
  ${text(12)}
  &:not(:empty) { margin-top: 4px; }
`
