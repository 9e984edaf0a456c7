import { IconButton } from '@torneo/ui/buttons/IconButton'
import { ChevronDown } from 'lucide-react'
import styled from 'styled-components'

interface MoreButtonProps {
  readonly label: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** Button that expands the details below a row. */
export function MoreButton({ label, isOpen, onToggle }: MoreButtonProps) {
  return <Root label={label} icon={<ChevronDown size={18} aria-hidden />} aria-expanded={isOpen} onClick={onToggle} />
}

const Root = styled(IconButton)`
  svg { transition: transform 80ms; }
  &[aria-expanded='true'] svg { transform: rotate(180deg); }
`
