import { type Official, OfficialDraft, type OfficialRole } from '@torneo/contracts/match/officials'
import { useCollectionForm } from '@torneo/panel/collection/use-collection-form'
import { RecordModal } from '@torneo/panel/record/RecordModal'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { officials } from '../../data/officials-api'
import { officialLabels, officialsTexts as texts, roleLabel, roleOptions } from './officials-texts'

type Values = { readonly name: string; readonly role: OfficialRole }

const valuesOf = (official: Official | null): Values => ({
  name: official?.name ?? '',
  role: official?.role === 'table' ? 'table' : 'referee',
})

interface OfficialFormProps {
  /** The edited official; null for a new one. */
  readonly official: Official | null
  readonly onClose: () => void
}

export default function OfficialForm({ official, onClose }: OfficialFormProps) {
  const { form, modal, current, field } = useCollectionForm<Values, OfficialDraft, Official>(officials, {
    name: 'official',
    record: official,
    shape: OfficialDraft,
    valuesOf,
    labels: officialLabels,
    texts,
    carryOver: ['role'],
    onClose,
  })
  return (
    <RecordModal
      {...modal}
      size="sm"
      describe={(name, value) => (name === 'role' ? roleLabel(String(value)) : undefined)}>
      <TextField {...field('name')} required autoComplete="off" hint={current ? texts.renameHint : undefined} />
      <SelectField {...field('role')} value={form.fields.watch('role')} required options={roleOptions} />
    </RecordModal>
  )
}
