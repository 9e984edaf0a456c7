import { useId } from 'react'
import { Controller } from '@torneo/client/record-form'
import { limits } from '@torneo/contracts/fields'
import { HallOfFameDraft, type HallOfFameEntry } from '@torneo/contracts/hall-of-fame'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { FieldPair, RecordModal } from '@torneo/panel/RecordModal'
import { useRecordModal } from '@torneo/panel/use-record-modal'
import { NumberField } from '@torneo/ui/NumberField'
import { TextField } from '@torneo/ui/TextField'
import { useLandingAddHallOfFameEntryMutation, useLandingUpdateHallOfFameEntryMutation } from './hall-of-fame-api'
import { hallOfFameLabels, hallOfFameTexts } from './hall-of-fame-texts'
import { yearOrText } from './year-or-text'

type Values = Pick<HallOfFameEntry, 'category' | 'winner' | 'description' | 'image'> & {
  /** Text while it is none yet. */
  readonly year: number | string
}

const blank: Values = { year: '', category: '', winner: '', description: '', image: '' }

function valuesOf(entry: HallOfFameEntry | null): Values {
  const { year, category, winner, description, image } = entry ?? blank
  return { year, category, winner, description, image }
}

interface HallOfFameFormProps {
  /** The entry that is edited; null for a new one. */
  readonly entry: HallOfFameEntry | null
  /** Those that are in use, to choose from: one spelling each. */
  readonly categories: readonly string[]
  readonly onClose: () => void
}

export function HallOfFameForm({ entry, categories, onClose }: HallOfFameFormProps) {
  const [add] = useLandingAddHallOfFameEntryMutation()
  const [update] = useLandingUpdateHallOfFameEntryMutation()
  const deleteReplaced = useDeleteReplaced()
  const offered = useId()
  const { form, failure, current } = useRecordModal<Values, HallOfFameDraft, HallOfFameEntry>({
    name: 'hall-of-fame',
    record: entry,
    shape: HallOfFameDraft,
    valuesOf,
    labels: hallOfFameLabels,
    texts: hallOfFameTexts,
    add: (args) => add(args).unwrap(),
    update: (args) => update(args).unwrap(),
    onStored: ({ image }, before) => void deleteReplaced(before ? [before.image] : [], [image]),
    onClose,
  })
  const { register, control } = form.fields
  const said = (name: keyof Values) => ({ id: form.idOf(name), label: hallOfFameLabels[name], error: form.errorOf(name) })
  return (
    <RecordModal
      title={current ? hallOfFameTexts.editTitle : hallOfFameTexts.new}
      submitLabel={current ? hallOfFameTexts.save : hallOfFameTexts.add}
      form={form}
      failureTitle={failure}
      onClose={onClose}
    >
      <FieldPair>
        <NumberField {...register('year', { setValueAs: yearOrText })} {...said('year')} required />
        <TextField {...register('category')} {...said('category')} required autoComplete="off" list={offered} hint={hallOfFameTexts.categoryHint} />
      </FieldPair>
      <datalist id={offered}>{categories.map((category) => <option key={category}>{category}</option>)}</datalist>
      <TextField {...register('winner')} {...said('winner')} required autoComplete="off" />
      <TextField {...register('description')} {...said('description')} multiline counter={limits.text} />
      <Controller
        control={control}
        name="image"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ImageField
            {...said('image')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            ref={ref}
            bucket="general"
            look="square"
          />
        )}
      />
    </RecordModal>
  )
}
