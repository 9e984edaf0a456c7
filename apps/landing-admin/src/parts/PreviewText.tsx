import { font } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'

const Missing = styled.span`
  display: inline-block;
  padding: 2px 12px;
  border: 1px dashed currentcolor;
  border-radius: 6px;
  font: 500 0.9375rem / 1.5 ${font.text};
`

interface PreviewTextProps {
  readonly value: string
  /** Label of the field, shown instead of a missing text. */
  readonly label: string
}

/** A text of the public page, or its label if missing. */
export function PreviewText({ value, label }: PreviewTextProps) {
  return value.trim() || <Missing>{label}</Missing>
}
