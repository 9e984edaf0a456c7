import styled from 'styled-components'

/** Drawing that fills its parent, which needs `position: relative`, and fades at one side. */
export const CourtFloor = styled.svg<{ $fade: string }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke-width: 3;
  pointer-events: none;
  mask-image: linear-gradient(${({ $fade }) => $fade});
`
