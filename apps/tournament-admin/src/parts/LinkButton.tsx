import { Link } from '@torneo/router'
import { buttonStyles, type ButtonLook } from '@torneo/ui/buttons/button-styles'
import styled from 'styled-components'

/** Link that looks like a button. */
export const LinkButton = styled(Link).attrs<ButtonLook & { 'data-screen-only'?: true }>({ 'data-screen-only': true })`
  ${buttonStyles}
`
