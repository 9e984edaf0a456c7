import styled from 'styled-components'
import { color } from '../theme/tokens'

/** Progress from 0 to 1; indeterminate without a `value`. Needs an accessible name. */
export const ProgressBar = styled.progress`
  appearance: none;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: 3px;
  background: ${color.sunken};
  overflow: hidden;
  forced-color-adjust: none;
  &::-webkit-progress-bar { background: ${color.sunken}; }
  &::-webkit-progress-value { border-radius: 3px; background: ${color.ink}; transition: width 160ms; }
  &::-moz-progress-bar { background: ${color.ink}; }
`
