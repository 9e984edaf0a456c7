import type { RecordForm } from '@torneo/client'
import { Controller } from '@torneo/client/record-form'
import { ctaButtonTypes, type Cta } from '@torneo/contracts/cta'
import { limits } from '@torneo/contracts/fields'
import { Field } from '@torneo/ui/Field'
import { Segmented } from '@torneo/ui/Segmented'
import { TextField } from '@torneo/ui/TextField'
import { EditorFields } from '../../parts/EditorFields'
import { ctaButtonWords, ctaLabels, ctaTexts } from './cta-texts'
import type { CtaValues } from './cta-values'

const buttonTypes = ctaButtonTypes.map((value) => ({ value, label: ctaButtonWords[value] }))

export function CtaFields({ form }: { readonly form: RecordForm<CtaValues, Cta> }) {
  const texts = (name: keyof CtaValues) => ({ id: form.idOf(name), label: ctaLabels[name], error: form.errorOf(name) })
  const field = (name: keyof CtaValues) => ({ ...form.fields.register(name), ...texts(name) })
  const buttonType = texts('buttonType')
  return (
    <EditorFields>
      <TextField {...field('title')} required counter={limits.name} />
      <TextField {...field('description')} required multiline rows={3} counter={limits.text} />
      <Field {...buttonType} labelId={`${buttonType.id}-label`} required hint={ctaTexts.buttonTypeHint}>
        <Controller
          control={form.fields.control}
          name="buttonType"
          render={({ field: { value, onChange } }) => (
            <Segmented label={ctaLabels.buttonType} value={value} onChange={onChange} options={buttonTypes} />
          )}
        />
      </Field>
      <TextField {...field('buttonText')} />
      <TextField {...field('additionalInfo')} multiline rows={2} hint={ctaTexts.additionalInfoHint} />
    </EditorFields>
  )
}
