import type { ReactNode } from 'react'
import styled from 'styled-components'

// A container query, because the sidebar may be wide or a rail.
const Container = styled.div`
  container-type: inline-size;
  min-width: 0;
`

const Columns = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  @container (min-width: 52.5rem) {
    gap: 28px;
    grid-template-columns: 472px minmax(0, 1fr);

    > :last-child { position: sticky; top: 88px; }
  }
`

/**
 * An editor's form, 472 px wide, next to its preview, which stays visible while the form scrolls; one column in a
 * narrow container.
 */
export function EditorColumns({ children }: { children: ReactNode }) {
  return (
    <Container>
      <Columns>{children}</Columns>
    </Container>
  )
}
