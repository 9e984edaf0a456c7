import { useSignedInUser } from '@torneo/client'
import { Controller } from '@torneo/client/record-form'
import { PlayerForm as PlayerShape, type Player } from '@torneo/contracts/tournament/players'
import { ImageField } from '@torneo/media/ImageField'
import { useDeleteReplaced } from '@torneo/media/use-delete-replaced'
import { FieldPair, RecordModal } from '@torneo/panel/record/RecordModal'
import { useDiscard } from '@torneo/panel/record/use-discard'
import { useRecordModal } from '@torneo/panel/record/use-record-modal'
import { Button } from '@torneo/ui/buttons/Button'
import { NumberField } from '@torneo/ui/fields/NumberField'
import { TextField } from '@torneo/ui/fields/TextField'
import { flexWrap } from '@torneo/ui/theme/tokens'
import { Ban, UserMinus } from 'lucide-react'
import styled from 'styled-components'
import { integerOrText } from '../integer-or-text'
import { eligibilityTexts } from './eligibility-texts'
import { leaveTexts } from './leave-texts'
import { NumberHint } from './NumberHint'
import { useAddPlayerMutation, useUpdatePlayerMutation } from './roster-api'
import { playerLabels, rosterTexts } from './roster-texts'

/** Form values; the number is null while empty. */
type Values = Pick<Player, 'name' | 'position' | 'photo'> & { readonly number: number | null }

function valuesOf(player: Player | null): Values {
  return {
    number: player?.number ?? null,
    name: player?.name ?? '',
    position: player?.position ?? '',
    photo: player?.photo ?? '',
  }
}

interface PlayerFormProps {
  readonly teamId: string
  /** The edited player; null for a new one. */
  readonly player: Player | null
  /** Players already on the roster. */
  readonly roster: readonly Player[]
  readonly onClose: () => void
  /** Opens the dialog to remove or move the player. */
  readonly onLeave: (player: Player) => void
  /** Opens the dialog of the player's eligibility. */
  readonly onEligibility: (player: Player) => void
}

/**
 * Form of a player (spec 2 §5): number, name and position are required. The screen, not the form, sets the team (R30).
 */
export default function PlayerForm({ teamId, player, roster, onClose, onLeave, onEligibility }: PlayerFormProps) {
  const [add] = useAddPlayerMutation()
  const [update] = useUpdatePlayerMutation()
  const deleteReplaced = useDeleteReplaced()
  const { form, failure, current } = useRecordModal<Values, PlayerShape, Player>({
    name: player ? 'player' : `player:${teamId}`,
    record: player,
    shape: PlayerShape,
    valuesOf,
    labels: playerLabels,
    texts: rosterTexts,
    add: ({ body, key }) => add({ body: { ...body, teamId }, key }).unwrap(),
    update: (args) => update(args).unwrap(),
    onStored: ({ photo }, before) => void deleteReplaced(before ? [before.photo] : [], [photo]),
    onClose,
  })
  const discard = useDiscard(form)
  const isStaff = useSignedInUser().role !== 'team_captain'
  const fieldProps = (name: keyof Values) => ({
    id: form.idOf(name),
    label: playerLabels[name],
    error: form.errorOf(name),
  })
  return (
    <RecordModal
      title={current ? rosterTexts.editTitle : rosterTexts.new}
      submitLabel={current ? rosterTexts.save : rosterTexts.new}
      form={form}
      failureTitle={failure}
      onClose={onClose}>
      <FieldPair $narrow>
        <NumberField
          {...form.fields.register('number', { setValueAs: integerOrText })}
          {...fieldProps('number')}
          required
          maxLength={4}
          hint={<NumberHint roster={roster} number={form.fields.watch('number')} playerId={current?.id ?? null} />}
        />
        <TextField
          {...form.fields.register('position')}
          {...fieldProps('position')}
          required
          hint={rosterTexts.positionHint}
        />
      </FieldPair>
      <TextField
        {...form.fields.register('name')}
        {...fieldProps('name')}
        required
        autoComplete="off"
        autoCapitalize="words"
      />
      <Controller
        control={form.fields.control}
        name="photo"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <ImageField
            {...fieldProps('photo')}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            ref={ref}
            bucket="tournament"
            folder="players"
            look="square"
          />
        )}
      />
      {current && (
        <Leave>
          <Button
            size="sm"
            variant="ghost"
            icon={<UserMinus size={16} aria-hidden />}
            onClick={() => void discard().then((sure) => sure && onLeave(current))}>
            {isStaff ? leaveTexts.open : leaveTexts.openLeave}
          </Button>
          {isStaff && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Ban size={16} aria-hidden />}
              onClick={() => void discard().then((sure) => sure && onEligibility(current))}>
              {current.eligible === false ? eligibilityTexts.openAgain : eligibilityTexts.open}
            </Button>
          )}
        </Leave>
      )}
    </RecordModal>
  )
}

const Leave = styled.div`
  ${flexWrap('0 8px')}
  margin-inline: -12px;
`
