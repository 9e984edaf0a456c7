import styled from 'styled-components'

/** Fills the window with centred content. */
export const FullPage = styled.main`
  min-height: 100dvh;
  display: grid;
  place-items: center;
  padding: 24px 16px;
`
