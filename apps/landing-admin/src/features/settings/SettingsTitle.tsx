import styled from 'styled-components'
import { text } from '@torneo/ui/tokens'

export const titleId = (title: string) => `settings-${title.replaceAll(' ', '-')}`

/** The title of a card, which the row of jumps brings one to. */
export function SettingsTitle({ children }: { readonly children: string }) {
  return <Title id={titleId(children)} tabIndex={-1}>{children}</Title>
}

// Clear of the sticky top bar.
const Title = styled.h2`
  scroll-margin: 88px 0 16px;
  ${text(20)}
`
