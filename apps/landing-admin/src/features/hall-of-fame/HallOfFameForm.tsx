import { Controller } from '@torneo/client/record-form'
import { HallOfFameDraft, type HallOfFameEntry } from '@torneo/contracts/content/hall-of-fame'
import { limits } from '@torneo/contracts/fields/fields'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { useCollectionForm } from '@torneo/panel/collection/use-collection-form'
import { valuesLike } from '@torneo/panel/record/form-fields'
import { FieldPair, RecordModal } from '@torneo/panel/record/RecordModal'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useId } from 'react'
import { useScheduling } from '../../parts/scheduling/use-scheduling'
import { hallOfFame } from './hall-of-fame-api'
import { hallOfFameLabels, hallOfFameTexts } from './hall-of-fame-texts'
import { yearOrText } from './year-or-text'

type Values = Pick<HallOfFameEntry, 'category' | 'winner' | 'description' | 'image'> & {
  /** Kept as text until it is a complete year. */
  readonly year: number | string
}

const valuesOf = valuesLike<Values>({ year: '', category: '', winner: '', description: '', image: '' })

interface HallOfFameFormProps {
  /** The edited entry; null for a new one. */
  readonly entry: HallOfFameEntry | null
  /** Existing categories, offered as suggestions so that each has one spelling. */
  readonly categories: readonly string[]
  readonly onClose: () => void
}

export function HallOfFameForm({ entry, categories, onClose }: HallOfFameFormProps) {
  const deleteReplaced = useDeleteReplaced()
  const listId = useId()
  const { form, modal, field, fieldProps } = useCollectionForm<Values, HallOfFameDraft, HallOfFameEntry>(hallOfFame, {
    name: 'hall-of-fame',
    record: entry,
    shape: HallOfFameDraft,
    valuesOf,
    labels: hallOfFameLabels,
    texts: hallOfFameTexts,
    carryOver: ['year'],
    onStored: ({ image }, before) => void deleteReplaced(before ? [before.image] : [], [image]),
    onClose,
  })
  const scheduling = useScheduling(form, { part: 'hallOfFame', onScheduled: onClose })
  return (
    <RecordModal {...modal} scheduling={scheduling}>
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
