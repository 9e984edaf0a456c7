import styled from 'styled-components'
import { color } from './tokens'

/** How much is done, from 0 to 1; without a `value` it goes on without end. Needs a name. */
export const ProgressBar = styled.progress`
  appearance: none;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: 3px;
  background: ${color.sunken};
  overflow: hidden;
  &::-webkit-progress-bar { background: ${color.sunken}; }
  &::-webkit-progress-value { border-radius: 3px; background: ${color.ink}; transition: width 160ms; }
  &::-moz-progress-bar { background: ${color.ink}; }
`
