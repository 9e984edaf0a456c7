import { Controller } from '@torneo/client/record-form'
import type { Use } from '@torneo/contracts/endpoint/errors'
import { defaultTeamColor, type Promotion } from '@torneo/contracts/tournament/promotions'
import { TeamForm as Shape, type Team, type TeamForm as Draft } from '@torneo/contracts/tournament/teams'
import type { TournamentSport } from '@torneo/contracts/tournament/tournament-sports'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { useCollectionForm } from '@torneo/panel/collection/use-collection-form'
import { valuesLike } from '@torneo/panel/record/form-fields'
import { FieldPair, RecordModal } from '@torneo/panel/record/RecordModal'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { TextField } from '@torneo/ui/fields/TextField'
import { useState } from 'react'
import { teams } from '../../data/teams-api'
import { CrestColorField } from '../../parts/CrestColorField'
import { NeededFirst } from '../../parts/NeededFirst'
import { usesOf } from '../../parts/uses-of'
import { UsesList } from '../../parts/UsesList'
import { teamLabels, teamsTexts as texts } from './teams-texts'

const valuesOf = valuesLike<Draft>({ name: '', sportId: '', promotionId: '', color: defaultTeamColor, logo: '' })

const sportLabel = ({ name, icon, active }: TournamentSport) =>
  active ? `${icon} ${name}` : texts.inactive(`${icon} ${name}`)

interface TeamFormProps {
  /** The edited team; null for a new one. */
  readonly team: Team | null
  /** Undefined until loaded. */
  readonly sports: readonly TournamentSport[] | undefined
  readonly promotions: readonly Promotion[] | undefined
  readonly onClose: () => void
}

export default function TeamForm({ team, sports: knownSports, promotions: knownPromotions, onClose }: TeamFormProps) {
  const [sports, promotions] = [knownSports ?? [], knownPromotions ?? []]
  const [update] = teams.useUpdate()
  const deleteReplaced = useDeleteReplaced()
  const [uses, setUses] = useState<readonly Use[]>([])
  const { form, modal, current, field, fieldProps } = useCollectionForm<Draft, Draft, Team>(teams, {
    name: 'team',
    record: team,
    shape: Shape,
    valuesOf,
    labels: teamLabels,
    texts,
    carryOver: ['sportId'],
    update: (args) => {
      setUses([])
      return update(args)
        .unwrap()
        .catch((error: unknown) => {
          setUses(usesOf(error) ?? [])
          throw error
        })
    },
    onStored: ({ logo }, before) => void deleteReplaced(before ? [before.logo] : [], [logo]),
    onClose,
  })
  const { control, watch, setValue } = form.fields
  const promotion = promotions.find(({ id }) => id === watch('promotionId'))
  // An inactive sport accepts no new teams, but its present teams stay.
  const offered = sports.filter(({ id, active }) => active || id === current?.sportId)
  const describe = (name: string, value: unknown) => {
    if (name === 'sportId') return sports.find(({ id }) => id === value)?.name
    return name === 'promotionId' ? promotions.find(({ id }) => id === value)?.name : undefined
  }
  const copyColor = (promotionId: string) => {
    const chosen = promotions.find(({ id }) => id === promotionId)
    if (chosen) setValue('color', chosen.color, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <RecordModal {...modal} describe={describe}>
      {form.failure && uses.length > 0 && (
        <Notice tone="warning">
          <UsesList uses={uses} />
        </Notice>
      )}
      <TextField {...field('name')} required autoComplete="off" />
      <FieldPair>
        <SelectField
          {...field('sportId')}
          value={watch('sportId')}
          required
          placeholder={texts.chooseSport}
          options={offered.map((sport) => ({ value: sport.id, label: sportLabel(sport) }))}
          hint={
            knownSports &&
            offered.length === 0 && (
              <NeededFirst
                lead={sports.length === 0 ? texts.noSports : texts.noActiveSports}
                needs={[{ section: 'tournament_sports' }]}
              />
            )
          }
        />
        <SelectField
          {...field('promotionId', {
            onChange: ({ target }: { target: HTMLSelectElement }) => copyColor(target.value),
          })}
          value={watch('promotionId')}
          required
          placeholder={texts.choosePromotion}
          options={promotions.map(({ id, name, year }) => ({ value: id, label: `${name} (${year})` }))}
          hint={
            knownPromotions?.length === 0 && (
              <NeededFirst lead={texts.noPromotions} needs={[{ section: 'promotions' }]} />
            )
          }
        />
      </FieldPair>
      <Controller
        control={control}
        name="color"
        render={({ field: color }) => (
          <CrestColorField
            {...color}
            {...fieldProps('color')}
            required
            hint={texts.colorHint}
            year={promotion?.year ?? null}
          />
        )}
      />
      <Controller
        control={control}
        name="logo"
        render={({ field: logo }) => (
          <ImageField {...logo} {...fieldProps('logo')} bucket="tournament" folder="teams" look="logo" />
        )}
      />
    </RecordModal>
  )
}
