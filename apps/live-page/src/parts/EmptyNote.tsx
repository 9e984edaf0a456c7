import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from '@torneo/ui/Card'
import { color, gridGap, text } from '@torneo/ui/tokens'

interface NothingProps {
  /** The sentence. */
  readonly title: string
  /** Why, or what comes. */
  readonly children?: ReactNode
}

/** A part of the page that has nothing to show yet; its heading stands above. */
export function EmptyNote({ title, children }: NothingProps) {
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
