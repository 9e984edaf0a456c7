import { Controller } from '@torneo/client/record-form'
import { limits } from '@torneo/contracts/fields'
import { landingSportCategories, LandingSportDraft, type LandingSport, type LandingSportCategory } from '@torneo/contracts/landing-sports'
import { RecordModal } from '@torneo/panel/RecordModal'
import { useRecordModal } from '@torneo/panel/use-record-modal'
import { SelectField } from '@torneo/ui/SelectField'
import { TextField } from '@torneo/ui/TextField'
import { IconField } from './IconField'
import { useLandingAddSportMutation, useLandingUpdateSportMutation } from './landing-sports-api'
import { landingSportLabels, landingSportsTexts } from './landing-sports-texts'

type Values = { readonly name: string; readonly category: LandingSportCategory | ''; readonly description: string; readonly icon: string }

function valuesOf(sport: LandingSport | null): Values {
  return { name: sport?.name ?? '', category: sport?.category ?? '', description: sport?.description ?? '', icon: sport?.icon ?? '' }
}

const categories = landingSportCategories.map((value) => ({ value, label: value }))

interface LandingSportFormProps {
  /** The sport that is edited; null for a new one. */
  readonly sport: LandingSport | null
  readonly onClose: () => void
}

export function LandingSportForm({ sport, onClose }: LandingSportFormProps) {
  const [add] = useLandingAddSportMutation()
  const [update] = useLandingUpdateSportMutation()
  const { form, failure, current } = useRecordModal<Values, LandingSportDraft, LandingSport>({
    name: 'landing-sport',
    record: sport,
    shape: LandingSportDraft,
    valuesOf,
    labels: landingSportLabels,
    texts: landingSportsTexts,
    add: (args) => add(args).unwrap(),
    update: (args) => update(args).unwrap(),
    onClose,
  })
  const said = (name: keyof Values) => ({ id: form.idOf(name), label: landingSportLabels[name], error: form.errorOf(name) })
  const field = (name: keyof Values) => ({ ...form.fields.register(name), ...said(name) })
  return (
    <RecordModal
      title={current ? landingSportsTexts.editTitle : landingSportsTexts.new}
      submitLabel={current ? landingSportsTexts.save : landingSportsTexts.add}
      form={form}
      failureTitle={failure}
      onClose={onClose}
    >
      <TextField {...field('name')} required autoComplete="off" />
      <SelectField
        {...field('category')}
        value={form.fields.watch('category')}
        required
        placeholder={landingSportsTexts.chooseCategory}
        options={categories}
      />
      <TextField {...field('description')} required multiline counter={limits.text} />
      <Controller
        control={form.fields.control}
        name="icon"
        render={({ field: { value, onChange, onBlur } }) => (
          <IconField {...said('icon')} value={value} onChange={onChange} onBlur={onBlur} />
        )}
      />
    </RecordModal>
  )
}
