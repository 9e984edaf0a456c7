import { Controller } from '@torneo/client/record-form'
import { limits } from '@torneo/contracts/fields'
import {
  defaultPromotionCategory, defaultTeamColor, promotionCategories, PromotionForm as Shape, type Promotion, type PromotionCategory,
  type PromotionForm as Draft,
} from '@torneo/contracts/promotions'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { FieldPair, RecordModal } from '@torneo/panel/RecordModal'
import { useRecordModal } from '@torneo/panel/use-record-modal'
import { NumberField } from '@torneo/ui/NumberField'
import { SelectField } from '@torneo/ui/SelectField'
import { TextField } from '@torneo/ui/TextField'
import { CrestColorField } from '../../parts/CrestColorField'
import { wholeOrText } from '../../parts/whole-or-text'
import { useAddPromotionMutation, useUpdatePromotionMutation } from './promotions-api'
import { promotionLabels, promotionsTexts } from './promotions-texts'

type Values = Pick<Promotion, 'name' | 'color' | 'logo' | 'description'> & {
  /** Text while it is none yet. */
  readonly year: number | string | null
  readonly category: PromotionCategory | ''
}

const blank: Values = { year: null, name: '', category: defaultPromotionCategory, color: defaultTeamColor, logo: '', description: '' }
const categories = promotionCategories.map((value) => ({ value, label: value }))

function valuesOf(promotion: Promotion | null): Values {
  const { year, name, category, color, logo, description } = promotion ?? blank
  return { year, name, category, color, logo, description }
}

interface PromotionFormProps {
  /** The promotion that is edited; null for a new one. */
  readonly promotion: Promotion | null
  readonly onClose: () => void
}

export default function PromotionForm({ promotion, onClose }: PromotionFormProps) {
  const [add] = useAddPromotionMutation()
  const [update] = useUpdatePromotionMutation()
  const deleteReplaced = useDeleteReplaced()
  const { form, failure, current } = useRecordModal<Values, Draft, Promotion>({
    name: 'promotion',
    record: promotion,
    shape: Shape,
    valuesOf,
    labels: promotionLabels,
    texts: promotionsTexts,
    add: (args) => add(args).unwrap(),
    update: (args) => update(args).unwrap(),
    onStored: ({ logo }, before) => void deleteReplaced(before ? [before.logo] : [], [logo]),
    onClose,
  })
  const { register, control, watch } = form.fields
  const fieldProps = (name: keyof Values) => ({ id: form.idOf(name), label: promotionLabels[name], error: form.errorOf(name) })
  return (
    <RecordModal
      title={current ? promotionsTexts.editTitle : promotionsTexts.new}
      submitLabel={current ? promotionsTexts.save : promotionsTexts.add}
      form={form}
      failureTitle={failure}
      onClose={onClose}
    >
      <FieldPair>
        <NumberField {...register('year', { setValueAs: wholeOrText })} {...fieldProps('year')} required hint={promotionsTexts.yearHint} />
        <SelectField
          {...register('category')} {...fieldProps('category')}
          value={watch('category')} required placeholder={promotionsTexts.chooseCategory} options={categories}
        />
      </FieldPair>
      <TextField {...register('name')} {...fieldProps('name')} required autoComplete="off" />
      <Controller
        control={control}
        name="color"
        render={({ field }) => (
          <CrestColorField {...field} {...fieldProps('color')} required hint={promotionsTexts.colorHint} year={watch('year')} />
        )}
      />
      <Controller
        control={control}
        name="logo"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ImageField
            {...fieldProps('logo')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            ref={ref}
            bucket="tournament"
            folder="promotions"
            look="logo"
          />
        )}
      />
      <TextField {...register('description')} {...fieldProps('description')} multiline counter={limits.text} />
    </RecordModal>
  )
}
