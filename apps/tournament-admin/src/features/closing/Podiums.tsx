import styled from 'styled-components'

/** Podiums side by side, where they have room. */
export const Podiums = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr));
  gap: 16px;
`
