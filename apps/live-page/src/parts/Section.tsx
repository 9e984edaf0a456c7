import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { text } from '@torneo/ui/tokens'

interface SectionProps {
  readonly title: string
  /** At the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of the page under its heading. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Head><h2 id={id}>{title}</h2>{aside}</Head>
      {children}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: 12px;
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  h2 { ${text(20)} }
`
