import { text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'

export const titleId = (title: string) => `settings-${title.replaceAll(' ', '-')}`

/** Title of a card, which a jump link scrolls to and focuses. */
export function SettingsTitle({ children }: { readonly children: string }) {
  return (
    <Title id={titleId(children)} tabIndex={-1}>
      {children}
    </Title>
  )
}

// Keeps the sticky top bar from covering it.
const Title = styled.h2`
  scroll-margin: 88px 0 16px;
  ${text(20)}
`
