import type { ComponentProps } from 'react'
import { Notice } from '@torneo/ui/Notice'
import { Segmented } from '@torneo/ui/Segmented'
import { NewPasswordField } from './NewPasswordField'

const texts = {
  ways: 'Cómo recibe su acceso',
  password: 'Escribir una clave',
  link: 'Enviar un enlace',
  linkWhy: 'Al crear la cuenta verás un enlace de un solo uso: con él la persona elige su contraseña, y nadie más la ve.',
} as const

/** How the person of a new account gets in: by a password that is typed here, or by a link to choose their own. */
export type AccessWay = 'password' | 'link'

const ways: readonly { value: AccessWay; label: string }[] = [{ value: 'password', label: texts.password }, { value: 'link', label: texts.link }]

interface NewAccessFieldProps extends ComponentProps<typeof NewPasswordField> {
  readonly way: AccessWay
  readonly onWay: (way: AccessWay) => void
}

export function NewAccessField({ way, onWay, ...password }: NewAccessFieldProps) {
  return (
    <>
      <Segmented label={texts.ways} value={way} onChange={(chosen) => password.readOnly || onWay(chosen)} options={ways} />
      {way === 'password' ? <NewPasswordField {...password} /> : <Notice tone="info">{texts.linkWhy}</Notice>}
    </>
  )
}
