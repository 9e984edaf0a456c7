import { Controller } from '@torneo/client/record-form'
import {
  SponsorDraft,
  sponsorTierLabels,
  sponsorTiers,
  type Sponsor,
  type SponsorTier,
} from '@torneo/contracts/content/sponsors'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { useCollectionForm } from '@torneo/panel/collection/use-collection-form'
import { valuesLike } from '@torneo/panel/record/form-fields'
import { RecordModal } from '@torneo/panel/record/RecordModal'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useScheduling } from '../../parts/scheduling/use-scheduling'
import { usePageOf } from '../../parts/use-page-of'
import { sponsors } from './sponsors-api'
import { sponsorLabels, sponsorsTexts } from './sponsors-texts'

type Values = {
  readonly name: string
  readonly logo: string
  readonly website: string
  readonly tier: SponsorTier | ''
}

const valuesOf = valuesLike<Values>({ name: '', logo: '', website: '', tier: '' })

const tiers = sponsorTiers.map((value) => ({ value, label: sponsorTierLabels[value] }))
const describe = (field: string, value: unknown) =>
  field === 'tier' ? tiers.find((tier) => tier.value === value)?.label : undefined

interface SponsorFormProps {
  /** The edited sponsor; null for a new one. */
  readonly sponsor: Sponsor | null
  readonly onClose: () => void
}

export function SponsorForm({ sponsor, onClose }: SponsorFormProps) {
  const deleteReplaced = useDeleteReplaced()
  const { form, modal, current, field, fieldProps } = useCollectionForm<Values, SponsorDraft, Sponsor>(sponsors, {
    name: 'sponsor',
    record: sponsor,
    shape: SponsorDraft,
    valuesOf,
    labels: sponsorLabels,
    texts: sponsorsTexts,
    carryOver: ['tier'],
    onStored: ({ logo }, before) => void deleteReplaced(before ? [before.logo] : [], [logo]),
    onClose,
  })
  const scheduling = useScheduling(form, { part: 'sponsors', describe, onScheduled: onClose })
  const pageOf = usePageOf('sponsors')
  return (
    <RecordModal {...modal} scheduling={scheduling} page={current ? pageOf(current) : undefined} describe={describe}>
      <TextField {...field('name')} required autoComplete="off" />
      <TextField
        {...field('website')}
        required
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        hint={sponsorsTexts.websiteHint}
      />
      <SelectField
        {...field('tier')}
        value={form.fields.watch('tier')}
        required
        placeholder={sponsorsTexts.chooseTier}
        options={tiers}
      />
      <Controller
        control={form.fields.control}
        name="logo"
        render={({ field: logo }) => <ImageField {...logo} {...fieldProps('logo')} bucket="sponsors" look="logo" />}
      />
    </RecordModal>
  )
}
