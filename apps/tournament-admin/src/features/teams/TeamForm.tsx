import { useState } from 'react'
import { Controller } from '@torneo/client/record-form'
import type { Use } from '@torneo/contracts/errors'
import { defaultTeamColor, type Promotion } from '@torneo/contracts/promotions'
import { TeamForm as Shape, type Team, type TeamForm as Draft } from '@torneo/contracts/teams'
import type { TournamentSport } from '@torneo/contracts/tournament-sports'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { FieldPair, RecordModal } from '@torneo/panel/RecordModal'
import { useRecordModal } from '@torneo/panel/use-record-modal'
import { Notice } from '@torneo/ui/Notice'
import { SelectField } from '@torneo/ui/SelectField'
import { TextField } from '@torneo/ui/TextField'
import { CrestColorField } from '../../parts/CrestColorField'
import { UsesList } from '../../parts/UsesList'
import { usesOf } from '../../parts/uses-of'
import { useAddTeamMutation, useUpdateTeamMutation } from './teams-api'
import { teamLabels, teamsTexts as texts } from './teams-texts'

const blank: Draft = { name: '', sportId: '', promotionId: '', color: defaultTeamColor, logo: '' }

function valuesOf(team: Team | null): Draft {
  const { name, sportId, promotionId, color, logo } = team ?? blank
  return { name, sportId, promotionId, color, logo }
}

const sportLabel = ({ name, icon, active }: TournamentSport) => (active ? `${icon} ${name}` : texts.inactive(`${icon} ${name}`))

interface TeamFormProps {
  /** The team that is edited; null for a new one. */
  readonly team: Team | null
  readonly sports: readonly TournamentSport[]
  readonly promotions: readonly Promotion[]
  readonly onClose: () => void
}

export default function TeamForm({ team, sports, promotions, onClose }: TeamFormProps) {
  const [add] = useAddTeamMutation()
  const [update] = useUpdateTeamMutation()
  const deleteReplaced = useDeleteReplaced()
  const [uses, setUses] = useState<readonly Use[]>([])
  const { form, failure, current } = useRecordModal<Draft, Draft, Team>({
    name: 'team',
    record: team,
    shape: Shape,
    valuesOf,
    labels: teamLabels,
    texts,
    add: (args) => add(args).unwrap(),
    update: (args) => {
      setUses([])
      return update(args).unwrap().catch((error: unknown) => {
        setUses(usesOf(error) ?? [])
        throw error
      })
    },
    onStored: ({ logo }, before) => void deleteReplaced(before ? [before.logo] : [], [logo]),
    onClose,
  })
  const { register, control, watch, setValue } = form.fields
  const promotion = promotions.find(({ id }) => id === watch('promotionId'))
  // An inactive sport takes no new teams; one that plays it already stays.
  const offered = sports.filter(({ id, active }) => active || id === current?.sportId)
  const describe = (field: string, value: unknown) => {
    if (field === 'sportId') return sports.find(({ id }) => id === value)?.name
    return field === 'promotionId' ? promotions.find(({ id }) => id === value)?.name : undefined
  }
  const copyColor = (promotionId: string) => {
    const chosen = promotions.find(({ id }) => id === promotionId)
    if (chosen) setValue('color', chosen.color, { shouldDirty: true, shouldValidate: true })
  }
  const fieldProps = (name: keyof Draft) => ({ id: form.idOf(name), label: teamLabels[name], error: form.errorOf(name) })
  return (
    <RecordModal
      title={current ? texts.editTitle : texts.new}
      submitLabel={current ? texts.save : texts.add}
      form={form}
      failureTitle={failure}
      describe={describe}
      onClose={onClose}
    >
      {form.failure && uses.length > 0 && <Notice tone="warning"><UsesList uses={uses} /></Notice>}
      <TextField {...register('name')} {...fieldProps('name')} required autoComplete="off" />
      <FieldPair>
        <SelectField
          {...register('sportId')} {...fieldProps('sportId')}
          value={watch('sportId')}
          required
          placeholder={texts.chooseSport}
          options={offered.map((sport) => ({ value: sport.id, label: sportLabel(sport) }))}
          hint={offered.length === 0 ? texts.noSports : undefined}
        />
        <SelectField
          {...register('promotionId', { onChange: ({ target }: { target: HTMLSelectElement }) => copyColor(target.value) })}
          {...fieldProps('promotionId')}
          value={watch('promotionId')}
          required
          placeholder={texts.choosePromotion}
          options={promotions.map(({ id, name, year }) => ({ value: id, label: `${name} (${year})` }))}
          hint={promotions.length === 0 ? texts.noPromotions : undefined}
        />
      </FieldPair>
      <Controller
        control={control}
        name="color"
        render={({ field }) => (
          <CrestColorField {...field} {...fieldProps('color')} required hint={texts.colorHint} year={promotion?.year ?? null} />
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
            folder="teams"
            look="logo"
          />
        )}
      />
    </RecordModal>
  )
}
