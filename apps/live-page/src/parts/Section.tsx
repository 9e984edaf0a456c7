import { flexWrap, gridGap, text } from '@torneo/ui/theme/tokens'
import { useId, type ReactNode } from 'react'
import styled from 'styled-components'

interface SectionProps {
  readonly title: string
  /** Content at the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of the page with a heading. */
export function Section({ title, aside, children }: SectionProps) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {aside}
      </Head>
      {children}
    </Root>
  )
}

const Root = styled.section`
  ${gridGap('12px')}
  min-width: 0;
`

const Head = styled.div`
  ${flexWrap('8px 16px', 'center', 'space-between')}
  h2 { ${text(20)} }
`
