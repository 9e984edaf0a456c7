import type { RecordForm } from '@torneo/client'
import type { TournamentSportForm } from '@torneo/contracts/tournament/tournament-sports'
import { type SportTemplateName, sportTemplateNames, sportTemplates } from '@torneo/domain/scoring/sport-templates'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { useState } from 'react'
import { sportFormValues } from './sport-form-values'
import { sportsTexts as texts } from './sports-texts'

const changed = { shouldDirty: true } as const

/** 'Empezar con': fills the rules that a sport's federation writes, and the name and icon of a form without a name. */
export function TemplateField({ form }: { readonly form: RecordForm<TournamentSportForm> }) {
  const { getValues, setValue } = form.fields
  const [chosen, setChosen] = useState<SportTemplateName | ''>('')
  const fill = (key: SportTemplateName) => {
    const { name, icon, rules } = sportTemplates[key]
    const before = getValues()
    const isNamed = before.name.trim() !== '' && before.name !== (chosen && sportTemplates[chosen].name)
    if (!isNamed) setValue('name', name, changed)
    if (!isNamed && icon !== undefined) setValue('icon', icon, changed)
    const { lineUps, substitutions } = before.rules
    const kept = { ...(lineUps !== undefined && { lineUps }), ...(substitutions !== undefined && { substitutions }) }
    setValue('rules', { ...sportFormValues(null).rules, ...kept, ...rules }, changed)
    setChosen(key)
  }
  return (
    <SelectField
      label={texts.template}
      hint={texts.templateHint}
      value={chosen}
      placeholder={texts.noTemplate}
      options={sportTemplateNames.map((key) => ({ value: key, label: sportTemplates[key].name }))}
      onChange={({ target }) => fill(target.value as SportTemplateName)}
    />
  )
}
