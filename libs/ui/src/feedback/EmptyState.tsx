import type { ReactNode } from 'react'
import styled from 'styled-components'
import { IconTile } from '../display/IconTile'
import { Card } from '../layout/Card'
import { color, text } from '../theme/tokens'

interface EmptyStateProps {
  /** Sentence prescribed by the specification. */
  title: string
  /** Reason why it is empty. */
  text?: ReactNode
  /** An emoji, or a 24 px icon. */
  icon?: ReactNode
  /** A single button. */
  action?: ReactNode
}

/** Empty state: the sentence, the reason, and one action. */
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
