import { color, flexRow, font } from '@torneo/ui/theme/tokens'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

interface DayPartProps {
  readonly title: string
  /** Number of rows, shown beside the title; absent without any. */
  readonly count?: number | undefined
  /** Link at the end of the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A card of the first screen with a heading. */
export function DayPart({ title, count, action, children }: DayPartProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <Count>{count}</Count>}
        {action}
      </Head>
      {children}
    </Root>
  )
}

const Root = styled.section`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: 12px;
  background: ${color.surface};
  box-shadow: 0 1px 2px rgb(0 0 0 / 6%);
`

const Head = styled.div`
  ${flexRow('10px')}
  min-height: 60px;
  padding: 0 20px;
  > a { margin-left: auto; padding: 10px 0; color: ${color.text}; font-weight: 600; }
  h2 { font: 700 1rem/1.5 ${font.title}; }
`

const Count = styled.span`
  min-width: 24px;
  padding: 2px 7px;
  border-radius: 6px;
  background: ${color.ink};
  color: ${color.onInk};
  font-weight: 700;
  text-align: center;
`
