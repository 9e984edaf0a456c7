import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, flexWrap, media, radius, shadow, text } from '../theme/tokens'
import { RadioGroup } from './RadioGroup'

interface SegmentedProps<T extends string> {
  /** Visually hidden name of the group. */
  label: string
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: string; icon?: ReactNode }[]
}

/** A choice among a few visible options; arrow keys change it. The chosen one is raised and underlined. */
export function Segmented<T extends string>({ label, value, onChange, options }: SegmentedProps<T>) {
  return (
    <Root>
      <RadioGroup
        group={{ 'aria-label': label, className: 'row' }}
        value={value}
        onChange={onChange}
        options={options.map((option) => ({
          value: option.value,
          content: (
            <Segment>
              {option.icon}
              {option.label}
            </Segment>
          ),
        }))}
      />
    </Root>
  )
}

const Root = styled.div`
  width: fit-content;
  max-width: 100%;
  .row {
    ${flexWrap('2px', 'normal')}
    padding: 3px;
    border-radius: 11px;
    background: ${color.sunken};
    /* The dark theme gives it the same background as the card. */
    box-shadow: inset 0 0 0 1px ${color.line};
  }
`

const Segment = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: 34px;
  padding: 4px 14px;
  border: 1px solid transparent;
  border-radius: ${radius.button};
  color: ${color.muted};
  font-weight: 600;
  ${text(13)}
  ${media.phone} { padding-inline: 8px; }
  ${media.coarse} { min-height: 44px; }
  ${media.hover} { input:hover + & { color: ${color.text}; } }
  svg { flex: none; }
  input:checked + & {
    border-color: ${color.line};
    background: ${color.surface};
    box-shadow: ${shadow.card};
    color: ${color.text};
  }
  input:checked + &::after {
    content: '';
    position: absolute;
    inset: auto 14px 3px;
    height: 2px;
    border-radius: 1px;
    background: ${color.ink};
  }
`
