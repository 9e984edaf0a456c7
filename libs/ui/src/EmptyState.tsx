import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from './Card'
import { IconTile } from './IconTile'
import { color, text } from './tokens'

interface EmptyStateProps {
  /** The promised sentence, word for word. */
  title: string
  /** Why it is empty. */
  text?: ReactNode
  /** An emoji, or an icon of 24 px. */
  icon?: ReactNode
  /** One button. */
  action?: ReactNode
}

/** Nothing to show yet: the sentence, why, one way on. */
export function EmptyState({ title, text: why, icon, action }: EmptyStateProps) {
  return (
    <Root $padding={32}>
      {icon && <IconTile $size={48}>{icon}</IconTile>}
      <h2>{title}</h2>
      {why && <p>{why}</p>}
      {action && <Action>{action}</Action>}
    </Root>
  )
}

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding-block: 48px;
  text-align: center;
  h2 { margin-top: 8px; ${text(16)} }
  p { max-width: 44ch; color: ${color.muted}; ${text(13)} text-wrap: pretty; }
`

const Action = styled.div`
  margin-top: 8px;
`
