import { Controller } from '@torneo/client/record-form'
import { ctaButtonTypes, CtaDraft, type Cta } from '@torneo/contracts/content/cta'
import { limits } from '@torneo/contracts/fields/fields'
import { isOpenOn } from '@torneo/domain/site/open-call'
import { DateField } from '@torneo/ui/fields/DateField'
import { Field } from '@torneo/ui/fields/Field'
import { Segmented } from '@torneo/ui/fields/Segmented'
import { TextField } from '@torneo/ui/fields/TextField'
import { EditorForm } from '../../parts/EditorForm'
import { EditorScreen } from '../../parts/EditorScreen'
import { ctaApi } from '../../parts/landing-records'
import { dayAhead } from '../../parts/scheduling/format-moment'
import { useEditorForm } from '../../parts/use-editor-form'
import { ctaButtonLabels, ctaLabels, ctaTexts as texts } from './cta-texts'
import { ctaValues, type CtaValues } from './cta-values'

CtaScreen.prefetch = ctaApi.prefetch

const buttonTypes = ctaButtonTypes.map((value) => ({ value, label: ctaButtonLabels[value] }))

/** Editor of the call to action (spec 1 §2 Call to action). */
export default function CtaScreen() {
  return (
    <EditorScreen api={ctaApi} texts={texts}>
      {(cta) => <CtaForm cta={cta} />}
    </EditorScreen>
  )
}

/** `cta` is null before the first save. */
function CtaForm({ cta }: { readonly cta: Cta | null }) {
  const { form, field, fieldProps } = useEditorForm<CtaValues, Cta>(ctaApi, {
    name: 'cta',
    record: cta,
    shape: CtaDraft,
    valuesOf: ctaValues,
    labels: ctaLabels,
    texts,
  })
  const buttonType = fieldProps('buttonType')
  return (
    <EditorForm id="cta" form={form} texts={texts}>
      <TextField {...field('title')} required counter={limits.name} />
      <TextField {...field('description')} required multiline rows={3} counter={limits.text} />
      <Field {...buttonType} labelId={`${buttonType.id}-label`} required hint={texts.buttonTypeHint}>
        <Controller
          control={form.fields.control}
          name="buttonType"
          render={({ field: { value, onChange } }) => (
            <Segmented label={ctaLabels.buttonType} value={value} onChange={onChange} options={buttonTypes} />
          )}
        />
      </Field>
      <TextField {...field('buttonText')} />
      <TextField {...field('additionalInfo')} multiline rows={2} hint={texts.additionalInfoHint} />
      <DateField
        {...field('until')}
        hint={isOpenOn(form.fields.watch('until'), dayAhead(0)) ? texts.untilHint : texts.untilPast}
      />
    </EditorForm>
  )
}
