import type { ReactNode } from 'react'
import styled from 'styled-components'

// By the room that is there, not the window's: the sidebar may be wide or a rail.
const Room = styled.div`
  container-type: inline-size;
  min-width: 0;
`

const Columns = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  > div { display: grid; gap: 20px; min-width: 0; }

  @container (min-width: 840px) {
    gap: 24px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > div { gap: 24px; }
  }
`

interface SettingsColumnsProps {
  readonly left: ReactNode
  readonly right: ReactNode
}

/** Two columns of cards, one under the other where there is no room. */
export function SettingsColumns({ left, right }: SettingsColumnsProps) {
  return <Room><Columns><div>{left}</div><div>{right}</div></Columns></Room>
}
