import { NumberField } from '@torneo/ui/fields/NumberField'
import styled from 'styled-components'
import type { PaceField, PlanSettings } from './plan-settings'
import { planTexts as texts } from './plan-texts'

interface PaceFieldsProps {
  readonly settings: Pick<PlanSettings, PaceField>
  readonly errors: Readonly<Record<string, string>>
  readonly idOf: (path: string) => string
  readonly onChange: (changes: Partial<Pick<PlanSettings, PaceField>>) => void
}

const names = ['minutes', 'turnover', 'rest'] as const

/** Minutes of a match, between matches of a field, and of a team's rest. */
export function PaceFields({ settings, errors, idOf, onChange }: PaceFieldsProps) {
  return (
    <Root>
      {names.map((name) => (
        <NumberField
          key={name}
          id={idOf(name)}
          label={texts[name]}
          value={settings[name]}
          error={errors[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: end;
  gap: 12px;
`
