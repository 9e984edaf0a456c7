import { Controller } from '@torneo/client/record-form'
import { limits } from '@torneo/contracts/fields/fields'
import {
  defaultPromotionCategory,
  promotionCategories,
  type PromotionCategory,
} from '@torneo/contracts/tournament/promotion-categories'
import {
  PromotionForm as Shape,
  type Promotion,
  type PromotionForm as Draft,
} from '@torneo/contracts/tournament/promotions'
import { publicViewPath } from '@torneo/domain/site/public-page'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { useCollectionForm } from '@torneo/panel/collection/use-collection-form'
import { valuesLike } from '@torneo/panel/record/form-fields'
import { FieldPair, RecordModal } from '@torneo/panel/record/RecordModal'
import { usePageLink } from '@torneo/panel/screen/use-page-link'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useCallback, useRef } from 'react'
import { promotions } from '../../data/promotions-api'
import { CrestColorField } from '../../parts/CrestColorField'
import { integerOrText } from '../../parts/integer-or-text'
import { freeColor, wearerOf } from '../../parts/promotion-colors'
import { promotionLabels, promotionsTexts } from './promotions-texts'

type Values = Pick<Promotion, 'name' | 'color' | 'logo' | 'description'> & {
  /** The year; text until it is a number. */
  readonly year: number | string | null
  readonly category: PromotionCategory | ''
}

const blank: Values = { year: null, name: '', category: defaultPromotionCategory, color: '', logo: '', description: '' }
const storedValues = valuesLike<Values>(blank)
const categories = promotionCategories.map((value) => ({ value, label: value }))

interface PromotionFormProps {
  /** The edited promotion; null for a new one. */
  readonly promotion: Promotion | null
  readonly promotions: readonly Promotion[]
  readonly onClose: () => void
}

export default function PromotionForm({ promotion, promotions: all, onClose }: PromotionFormProps) {
  const deleteReplaced = useDeleteReplaced()
  // Remember the promotions just added: the rendered list does not have them when the form continues with another.
  const added = useRef<Promotion[]>([])
  const valuesOf = useCallback(
    (of: Values | null) => (of ? storedValues(of) : { ...blank, color: freeColor([...all, ...added.current]) }),
    [all],
  )
  const { form, modal, current, field, fieldProps } = useCollectionForm<Values, Draft, Promotion>(promotions, {
    name: 'promotion',
    record: promotion,
    shape: Shape,
    valuesOf,
    labels: promotionLabels,
    texts: promotionsTexts,
    carryOver: [],
    onStored: (stored, before) => {
      added.current.push(stored)
      void deleteReplaced(before ? [before.logo] : [], [stored.logo])
    },
    onClose,
  })
  const link = usePageLink()
  const { control, watch } = form.fields
  const wearer = wearerOf(
    watch('color'),
    all.filter(({ id }) => id !== current?.id),
  )
  const colorHint = wearer ? promotionsTexts.colorWorn(wearer.name) : promotionsTexts.colorHint
  return (
    <RecordModal {...modal} page={current ? link(publicViewPath({ kind: 'promotion', id: current.id })) : undefined}>
      <FieldPair>
        <NumberField {...field('year', { setValueAs: integerOrText })} required hint={promotionsTexts.yearHint} />
        <SelectField
          {...field('category')}
          value={watch('category')}
          required
          placeholder={promotionsTexts.chooseCategory}
          options={categories}
        />
      </FieldPair>
      <TextField {...field('name')} required autoComplete="off" />
      <Controller
        control={control}
        name="color"
        render={({ field: color }) => (
          <CrestColorField {...color} {...fieldProps('color')} required hint={colorHint} year={watch('year')} />
        )}
      />
      <Controller
        control={control}
        name="logo"
        render={({ field: logo }) => (
          <ImageField {...logo} {...fieldProps('logo')} bucket="tournament" folder="promotions" look="logo" />
        )}
      />
      <TextField {...field('description')} multiline counter={limits.text} />
    </RecordModal>
  )
}
