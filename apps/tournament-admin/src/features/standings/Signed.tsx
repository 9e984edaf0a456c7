import styled from 'styled-components'
import { color } from '@torneo/ui/tokens'
import { signed } from './standings-texts'

/** A goal difference; above zero in green, with its plus. */
export function Signed({ value }: { readonly value: number }) {
  return value > 0 ? <Gain>{signed(value)}</Gain> : signed(value)
}

const Gain = styled.span`
  color: ${color.success};
  font-weight: 600;
`
