import { levelEndings, type Knockout } from '@torneo/contracts/competition/knockout'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { tieTexts as texts } from '../made-texts'

interface EndingFieldsProps {
  readonly knockout: Knockout
  readonly onChange: (changes: Pick<Knockout, 'levelEnds'>) => void
}

/** How a level tie is decided. */
export function EndingFields({ knockout, onChange }: EndingFieldsProps) {
  const value = knockout.levelEnds ?? 'extra_time'
  return (
    <SelectField
      label={texts.levelField}
      hint={texts.levelHints[value]}
      value={value}
      options={levelEndings.map((one) => ({ value: one, label: texts.endings[one] }))}
      onChange={({ target }) => onChange({ levelEnds: target.value as typeof value })}
    />
  )
}
