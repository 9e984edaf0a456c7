import styled from 'styled-components'

/** The whole window for one thing, in its middle. */
export const FullPage = styled.main`
  min-height: 100dvh;
  display: grid;
  place-items: center;
  padding: 24px 16px;
`
