import { useToast } from '@torneo/client'
import { Controller, useRecordForm } from '@torneo/client/record-form'
import { SponsorDraft, sponsorTiers, type Sponsor } from '@torneo/contracts/sponsors'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { RecordModal } from '@torneo/panel/RecordModal'
import { SelectField } from '@torneo/ui/SelectField'
import { TextField } from '@torneo/ui/TextField'
import { useLandingAddSponsorMutation, useLandingUpdateSponsorMutation } from './sponsors-api'
import { sponsorLabels, sponsorsTexts, tierLabels } from './sponsors-texts'

type Values = Required<Pick<Sponsor, 'name' | 'logo' | 'website' | 'tier'>>

function valuesOf(sponsor: Sponsor | null): Values {
  return { name: sponsor?.name ?? '', logo: sponsor?.logo ?? '', website: sponsor?.website ?? '', tier: sponsor?.tier ?? 'gold' }
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
  const toast = useToast()
  const deleteReplaced = useDeleteReplaced()
  const failed = sponsor ? sponsorsTexts.updateFailed : sponsorsTexts.addFailed

  const form = useRecordForm<Values, Sponsor>({
    name: `sponsor:${sponsor?.id ?? 'new'}`,
    shape: SponsorDraft,
    record: sponsor,
    valuesOf,
    labels: sponsorLabels,
    failure: failed,
    save: (body, { ifMatch, key }) =>
      (sponsor ? update({ params: { id: sponsor.id }, body, ifMatch }).unwrap() : add({ body, key }).unwrap()),
    onSaved: (saved) => {
      toast.success(sponsor ? sponsorsTexts.updated : sponsorsTexts.added)
      if (sponsor) void deleteReplaced([sponsor.logo], [saved.logo])
      onClose()
    },
    onFailed: () => toast.error(failed),
  })

  const field = (name: keyof Values) => ({
    ...form.fields.register(name), id: form.idOf(name), label: sponsorLabels[name], error: form.errorOf(name),
  })
  return (
    <RecordModal
      title={sponsor ? sponsorsTexts.edit(sponsor.name) : sponsorsTexts.new}
      submitLabel={sponsor ? sponsorsTexts.save : sponsorsTexts.add}
      form={form}
      failureTitle={failed}
      describe={describe}
      onClose={onClose}
    >
      <TextField {...field('name')} required autoComplete="off" />
      <Controller
        control={form.fields.control}
        name="logo"
        render={({ field: logo }) => (
          <ImageField
            {...logo}
            id={form.idOf('logo')}
            label={sponsorLabels.logo}
            bucket="sponsors"
            look="logo"
            hint={sponsorsTexts.logoHint}
            error={form.errorOf('logo')}
          />
        )}
      />
      <TextField {...field('website')} required inputMode="url" autoCapitalize="none" spellCheck={false} hint={sponsorsTexts.websiteHint} />
      <SelectField {...field('tier')} required options={tiers} />
    </RecordModal>
  )
}
