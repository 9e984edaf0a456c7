import { Controller } from '@torneo/client/record-form'
import {
  landingSportCategories,
  LandingSportDraft,
  type LandingSport,
  type LandingSportCategory,
} from '@torneo/contracts/content/landing-sports'
import { limits } from '@torneo/contracts/fields/fields'
import { useCollectionForm } from '@torneo/panel/collection/use-collection-form'
import { valuesLike } from '@torneo/panel/record/form-fields'
import { RecordModal } from '@torneo/panel/record/RecordModal'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useScheduling } from '../../parts/scheduling/use-scheduling'
import { usePageOf } from '../../parts/use-page-of'
import { IconField } from './IconField'
import { landingSports } from './landing-sports-api'
import { landingSportLabels, landingSportsTexts } from './landing-sports-texts'

type Values = {
  readonly name: string
  readonly category: LandingSportCategory | ''
  readonly description: string
  readonly icon: string
}

const valuesOf = valuesLike<Values>({ name: '', category: '', description: '', icon: '' })

const categories = landingSportCategories.map((value) => ({ value, label: value }))

interface LandingSportFormProps {
  /** The edited sport; null for a new one. */
  readonly sport: LandingSport | null
  readonly onClose: () => void
}

export function LandingSportForm({ sport, onClose }: LandingSportFormProps) {
  const { form, modal, current, field, fieldProps } = useCollectionForm<Values, LandingSportDraft, LandingSport>(
    landingSports,
    {
      name: 'landing-sport',
      record: sport,
      shape: LandingSportDraft,
      valuesOf,
      labels: landingSportLabels,
      texts: landingSportsTexts,
      carryOver: [],
      onClose,
    },
  )
  const scheduling = useScheduling(form, { part: 'landingSports', onScheduled: onClose })
  const pageOf = usePageOf('landingSports')
  return (
    <RecordModal {...modal} scheduling={scheduling} page={current ? pageOf(current) : undefined}>
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
          <IconField {...fieldProps('icon')} value={value} onChange={onChange} onBlur={onBlur} />
        )}
      />
    </RecordModal>
  )
}
