import { Notice } from '@torneo/ui/feedback/Notice'
import { Segmented } from '@torneo/ui/fields/Segmented'
import type { ComponentProps } from 'react'
import { NewPasswordField } from './NewPasswordField'

const texts = {
  ways: 'Cómo recibe su acceso',
  password: 'Escribir una contraseña',
  link: 'Darle un enlace',
  linkWhy:
    'Al crear la cuenta verás un enlace de un solo uso: con él la persona elige su contraseña, y nadie más la ve.',
} as const

/** Ways for a new user to sign in the first time: with a typed password, or through a link to choose one. */
export type AccessWay = 'password' | 'link'

const ways: readonly { value: AccessWay; label: string }[] = [
  { value: 'password', label: texts.password },
  { value: 'link', label: texts.link },
]

interface NewAccessFieldProps extends ComponentProps<typeof NewPasswordField> {
  readonly way: AccessWay
  readonly onWay: (way: AccessWay) => void
}

export function NewAccessField({ way, onWay, ...password }: NewAccessFieldProps) {
  return (
    <>
      <Segmented
        label={texts.ways}
        value={way}
        onChange={(chosen) => password.readOnly || onWay(chosen)}
        options={ways}
      />
      {way === 'password' ? <NewPasswordField {...password} /> : <Notice tone="info">{texts.linkWhy}</Notice>}
    </>
  )
}
