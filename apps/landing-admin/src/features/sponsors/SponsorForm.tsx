import { Controller } from '@torneo/client/record-form'
import { SponsorDraft, sponsorTiers, type Sponsor, type SponsorTier } from '@torneo/contracts/sponsors'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { RecordModal } from '@torneo/panel/RecordModal'
import { useRecordModal } from '@torneo/panel/use-record-modal'
import { SelectField } from '@torneo/ui/SelectField'
import { TextField } from '@torneo/ui/TextField'
import { useLandingAddSponsorMutation, useLandingUpdateSponsorMutation } from './sponsors-api'
import { sponsorLabels, sponsorsTexts, tierLabels } from './sponsors-texts'

type Values = { readonly name: string; readonly logo: string; readonly website: string; readonly tier: SponsorTier | '' }

function valuesOf(sponsor: Sponsor | null): Values {
  return { name: sponsor?.name ?? '', logo: sponsor?.logo ?? '', website: sponsor?.website ?? '', tier: sponsor?.tier ?? '' }
}

const tiers = sponsorTiers.map((value) => ({ value, label: tierLabels[value] }))
const describe = (field: string, value: unknown) => (field === 'tier' ? tiers.find((tier) => tier.value === value)?.label : undefined)

interface SponsorFormProps {
  /** The sponsor that is edited; null for a new one. */
  readonly sponsor: Sponsor | null
  readonly onClose: () => void
}

export function SponsorForm({ sponsor, onClose }: SponsorFormProps) {
  const [add] = useLandingAddSponsorMutation()
  const [update] = useLandingUpdateSponsorMutation()
  const deleteReplaced = useDeleteReplaced()
  const { form, failure, current } = useRecordModal<Values, SponsorDraft, Sponsor>({
    name: 'sponsor',
    record: sponsor,
    shape: SponsorDraft,
    valuesOf,
    labels: sponsorLabels,
    texts: sponsorsTexts,
    add: (args) => add(args).unwrap(),
    update: (args) => update(args).unwrap(),
    onStored: ({ logo }, before) => void deleteReplaced(before ? [before.logo] : [], [logo]),
    onClose,
  })
  const said = (name: keyof Values) => ({ id: form.idOf(name), label: sponsorLabels[name], error: form.errorOf(name) })
  const field = (name: keyof Values) => ({ ...form.fields.register(name), ...said(name) })
  return (
    <RecordModal
      title={current ? sponsorsTexts.editTitle : sponsorsTexts.new}
      submitLabel={current ? sponsorsTexts.save : sponsorsTexts.add}
      form={form}
      failureTitle={failure}
      describe={describe}
      onClose={onClose}
    >
      <TextField {...field('name')} required autoComplete="off" />
      <TextField {...field('website')} required inputMode="url" autoCapitalize="none" spellCheck={false} hint={sponsorsTexts.websiteHint} />
      <SelectField {...field('tier')} value={form.fields.watch('tier')} required placeholder={sponsorsTexts.chooseTier} options={tiers} />
      <Controller
        control={form.fields.control}
        name="logo"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ImageField
            {...said('logo')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            ref={ref}
            bucket="sponsors"
            look="logo"
          />
        )}
      />
    </RecordModal>
  )
}
