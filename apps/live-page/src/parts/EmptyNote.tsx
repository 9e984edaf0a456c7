import { Card } from '@torneo/ui/layout/Card'
import { color, gridGap, text } from '@torneo/ui/theme/tokens'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface EmptyNoteProps {
  readonly title: string
  /** Explanation, or a preview of what is coming. */
  readonly children?: ReactNode
}

/** Placeholder for an empty part of the page, below its heading. */
export function EmptyNote({ title, children }: EmptyNoteProps) {
  return (
    <Root $padding={24}>
      <b>{title}</b>
      {children !== undefined && <p>{children}</p>}
    </Root>
  )
}

const Root = styled(Card)`
  ${gridGap('4px')}
  text-align: center;
  text-wrap: pretty;
  ${text(14)}
  p { color: ${color.muted}; }
`
