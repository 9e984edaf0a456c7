import { type Role, roleLabels } from '@torneo/contracts/people/roles'
import { color, flexRow, flexWrap, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { releasesTexts as texts } from './releases-texts'

interface RolesFieldProps {
  readonly offered: readonly Role[]
  readonly value: readonly Role[]
  readonly onChange: (value: readonly Role[]) => void
}

/** Roles that get a version first; an empty selection means everybody. */
export function RolesField({ offered, value, onChange }: RolesFieldProps) {
  return (
    <Fieldset>
      <legend>{texts.roles}</legend>
      <div>
        {offered.map((role) => {
          const isChosen = value.includes(role)
          return (
            <label key={role}>
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() => onChange(isChosen ? value.filter((one) => one !== role) : [...value, role])}
              />
              {roleLabels[role]}
            </label>
          )
        })}
      </div>
      <small>{texts.anyRole}</small>
    </Fieldset>
  )
}

const Fieldset = styled.fieldset`
  legend { padding: 0; font-weight: 600; ${text(14)} }
  > div { ${flexWrap('0 20px')} }
  label { ${flexRow('8px')} min-height: 44px; ${text(14)} }
  input { width: 20px; height: 20px; margin: 0; accent-color: ${color.ink}; }
  small { color: ${color.muted}; ${text(13)} }
`
