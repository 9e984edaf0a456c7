import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from '@torneo/ui/Card'

// By the room that is there, not the window's: the sidebar may be wide or a rail.
const Room = styled.div`
  container-type: inline-size;
  min-width: 0;
`

const Columns = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  @container (min-width: 840px) {
    gap: 28px;
    grid-template-columns: 472px minmax(0, 1fr);

    > :last-child { position: sticky; top: 88px; }
  }
`

/** An editor's form, 472 px, next to its preview, which stays visible while the form scrolls; one column where there is no room. */
export function EditorColumns({ children }: { children: ReactNode }) {
  return <Room><Columns>{children}</Columns></Room>
}

/** The card with an editor's fields, one under the other. */
export const EditorFields = styled(Card)`
  display: grid;
  gap: 20px;
`
