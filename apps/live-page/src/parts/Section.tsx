import { Stack } from '@torneo/ui/layout/Stack'
import { flexWrap, text } from '@torneo/ui/theme/tokens'
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
    <Stack as="section" $gap={12} aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {aside}
      </Head>
      {children}
    </Stack>
  )
}

const Head = styled.div`
  ${flexWrap('8px 16px', 'center', 'space-between')}
  h2 { ${text(20)} }
`
