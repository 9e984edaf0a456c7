import { Controller } from '@torneo/client/record-form'
import { HallOfFameDraft, type HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import type { HallOfFameOffer } from '@torneo/contracts/content/hall-of-fame-offers'
import { limits } from '@torneo/contracts/fields/fields'
import { offerKey } from '@torneo/domain/closing/hall-of-fame-offers'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { useCollectionForm } from '@torneo/panel/collection/use-collection-form'
import { valuesLike } from '@torneo/panel/record/form-fields'
import { FieldPair, RecordModal } from '@torneo/panel/record/RecordModal'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useCallback, useEffect, useId } from 'react'
import { useScheduling } from '../../parts/scheduling/use-scheduling'
import { usePageOf } from '../../parts/use-page-of'
import { hallOfFame } from './hall-of-fame-api'
import { hallOfFameLabels, hallOfFameTexts } from './hall-of-fame-texts'
import { yearOrText } from './year-or-text'

type Values = Pick<HallOfFameEntry, 'category' | 'winner' | 'description' | 'image'> & {
  /** Kept as text until it is a complete year. */
  readonly year: number | string
}

const valuesOf = valuesLike<Values>({ year: '', category: '', winner: '', description: '', image: '' })

const pick = ({ year, category, winner }: HallOfFameOffer) => ({ year, category, winner })

interface HallOfFameFormProps {
  /** The edited entry; null for a new one. */
  readonly entry: HallOfFameEntry | null
  /** The champion that a new entry starts with; null for a blank one. */
  readonly offer: HallOfFameOffer | null
  /** Existing categories, offered as suggestions so that each has one spelling. */
  readonly categories: readonly string[]
  readonly onClose: () => void
}

export function HallOfFameForm({ entry, offer, categories, onClose }: HallOfFameFormProps) {
  const deleteReplaced = useDeleteReplaced()
  const listId = useId()
  const firstValues = useCallback(
    (of: HallOfFameEntry | null) => (of || !offer ? valuesOf(of) : { ...valuesOf(null), ...pick(offer) }),
    [offer],
  )
  const { form, modal, current, field, fieldProps } = useCollectionForm<Values, HallOfFameDraft, HallOfFameEntry>(
    hallOfFame,
    {
      name: offer ? `hall-of-fame-offer-${offerKey(offer)}` : 'hall-of-fame',
      record: entry,
      shape: HallOfFameDraft,
      valuesOf: firstValues,
      labels: hallOfFameLabels,
      texts: hallOfFameTexts,
      carryOver: offer ? undefined : ['year'],
      onStored: ({ image }, before) => void deleteReplaced(before ? [before.image] : [], [image]),
      onClose,
    },
  )
  const { setFocus } = form.fields
  useEffect(() => {
    if (offer) setFocus('description')
  }, [offer, setFocus])
  const scheduling = useScheduling(form, { part: 'hallOfFame', onScheduled: onClose })
  const pageOf = usePageOf('hallOfFame')
  return (
    <RecordModal {...modal} scheduling={scheduling} page={current ? pageOf(current) : undefined}>
      <FieldPair>
        <NumberField {...field('year', { setValueAs: yearOrText })} required />
        <TextField
          {...field('category')}
          required
          autoComplete="off"
          list={listId}
          hint={hallOfFameTexts.categoryHint}
        />
      </FieldPair>
      <datalist id={listId}>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </datalist>
      <TextField {...field('winner')} required autoComplete="off" />
      <TextField {...field('description')} multiline counter={limits.text} />
      <Controller
        control={form.fields.control}
        name="image"
        render={({ field: image }) => <ImageField {...image} {...fieldProps('image')} bucket="general" look="square" />}
      />
    </RecordModal>
  )
}
