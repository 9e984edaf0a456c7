import type { TieBreakRule } from '@torneo/contracts/competition/tie-breaks'
import { IconButton } from '@torneo/ui/buttons/IconButton'
import { MutedText } from '@torneo/ui/display/MutedText'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { liftedStyle } from '@torneo/ui/lists/lifted-style'
import { SortHandle } from '@torneo/ui/lists/SortHandle'
import { useSortable } from '@torneo/ui/lists/use-sortable'
import { color, flexRow, gridGap, radius } from '@torneo/ui/theme/tokens'
import { X } from 'lucide-react'
import styled from 'styled-components'
import { Stack } from '../../../../parts/Stack'
import { phaseTexts as texts } from './phase-texts'

interface TieBreakListProps {
  readonly value: readonly TieBreakRule[]
  /** Rules that the sport may have. */
  readonly rules: readonly TieBreakRule[]
  /** Names of the teams that each rule separates today. */
  readonly decided: ReadonlyMap<TieBreakRule, readonly string[]>
  readonly onChange: (value: readonly TieBreakRule[]) => void
}

/** Tie-breaks in their order: moved by a handle, taken out, or added at the end. */
export function TieBreakList({ value, rules, decided, onChange }: TieBreakListProps) {
  const sort = useSortable({
    ids: value,
    nameOf: (rule) => texts.rules[rule as TieBreakRule],
    onSort: (order) => onChange(order as readonly TieBreakRule[]),
  })
  const others = rules.filter((rule) => !value.includes(rule))
  return (
    <Stack $gap={8} role="group" aria-label={texts.order}>
      <b>{texts.order}</b>
      <Rules>
        {sort.ids.map((id, index) => {
          const name = texts.rules[id as TieBreakRule]
          return (
            <li key={id} {...sort.item(id)}>
              <SortHandle {...sort.handle(id)} />
              <p>
                {index + 1}. {name}
                {index > 0 && decided.has(id as TieBreakRule) && (
                  <MutedText as="small">{texts.decides(decided.get(id as TieBreakRule) ?? [])}</MutedText>
                )}
              </p>
              <IconButton
                label={texts.remove(name)}
                icon={<X size={18} aria-hidden />}
                onClick={() => onChange(value.filter((rule) => rule !== id))}
              />
            </li>
          )
        })}
      </Rules>
      {others.length > 0 && (
        <SelectField
          label={texts.add}
          value=""
          placeholder={texts.choose}
          options={others.map((rule) => ({ value: rule, label: texts.rules[rule] }))}
          onChange={({ target }) => onChange([...value, target.value as TieBreakRule])}
        />
      )}
      <VisuallyHidden role="status">{sort.announcement}</VisuallyHidden>
    </Stack>
  )
}

const Rules = styled.ol.attrs({ role: 'list' })`
  ${gridGap('4px')}
  li {
    ${flexRow('8px')}
    border: 1px solid ${color.line};
    border-radius: ${radius.button};
    background: ${color.surface};
    ${liftedStyle}
  }
  li > p { flex: 1; min-width: 0; padding-block: 4px; }
  li small { display: block; }
`
