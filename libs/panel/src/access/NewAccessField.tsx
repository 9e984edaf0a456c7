import { Notice } from '@torneo/ui/feedback/Notice'
import { Segmented } from '@torneo/ui/fields/Segmented'
import type { ComponentProps } from 'react'
import { NewPasswordField } from './NewPasswordField'

const texts = {
  methods: 'Cómo recibe su acceso',
  password: 'Escribir una contraseña',
  link: 'Darle un enlace',
  linkWhy:
    'Al crear la cuenta verás un enlace de un solo uso: con él la persona elige su contraseña, y nadie más la ve.',
} as const

/** Ways for a new user to sign in the first time: with a typed password, or through a link to choose one. */
export type AccessMethod = 'password' | 'link'

const methods: readonly { value: AccessMethod; label: string }[] = [
  { value: 'password', label: texts.password },
  { value: 'link', label: texts.link },
]

interface NewAccessFieldProps extends ComponentProps<typeof NewPasswordField> {
  readonly method: AccessMethod
  readonly onMethodChange: (method: AccessMethod) => void
}

export function NewAccessField({ method, onMethodChange, ...password }: NewAccessFieldProps) {
  return (
    <>
      <Segmented
        label={texts.methods}
        value={method}
        onChange={(chosen) => password.readOnly || onMethodChange(chosen)}
        options={methods}
      />
      {method === 'password' ? <NewPasswordField {...password} /> : <Notice tone="info">{texts.linkWhy}</Notice>}
    </>
  )
}
