import { type RecordForm, useToast } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import type { User } from '@torneo/contracts/people/users'
import { promotionEndpoints, type Promotion } from '@torneo/contracts/tournament/promotions'
import { Button } from '@torneo/ui/buttons/Button'
import { Notice } from '@torneo/ui/feedback/Notice'
import { SelectField } from '@torneo/ui/fields/SelectField'
import { captainTexts } from './captain-texts'
import { useAssignCaptainMutation, useUsersQuery } from './promotions-api'

/** An active captain who may be assigned to a promotion. */
export interface CaptainChoice {
  readonly user: User
  /** The promotion that this captain would leave; null if none. */
  readonly leaves: Promotion | null
}

const byFreedomThenName = (a: CaptainChoice, b: CaptainChoice) =>
  Number(a.user.promotionId !== null) - Number(b.user.promotionId !== null) ||
  a.user.name.localeCompare(b.user.name, 'es')

/** Lists the captains that a promotion may choose, except its own; captains without a promotion come first. */
export function captainChoices(
  users: readonly User[],
  promotions: readonly Promotion[],
  of: Promotion,
): readonly CaptainChoice[] {
  return users
    .filter(
      ({ role, active, id, promotionId }) =>
        role === 'team_captain' && active && id !== of.captainId && promotionId !== of.id,
    )
    .map((user) => ({ user, leaves: promotions.find(({ id }) => id === user.promotionId) ?? null }))
    .sort(byFreedomThenName)
}

const valuesOf = () => ({ userId: '' })

/** Assigns an existing captain to this promotion. */
export function usePickCaptain(promotion: Promotion, onAssigned: () => void) {
  const [assign] = useAssignCaptainMutation()
  const toast = useToast()
  return useRecordForm<{ userId: string }, Promotion>({
    name: `captain-pick:${promotion.id}`,
    shape: promotionEndpoints.assignCaptain.body,
    record: null,
    valuesOf,
    labels: { userId: captainTexts.captain },
    failure: captainTexts.assignFailed,
    save: (body) => assign({ params: { id: promotion.id }, body }).unwrap(),
    onSaved: () => {
      toast.success(captainTexts.assigned)
      onAssigned()
    },
    onFailed: () => toast.error(captainTexts.assignFailed),
  })
}

interface PickCaptainFieldsProps {
  readonly form: RecordForm<{ userId: string }, Promotion>
  readonly promotion: Promotion
  readonly promotions: readonly Promotion[]
}

export function PickCaptainFields({ form, promotion, promotions }: PickCaptainFieldsProps) {
  const { data, error, isFetching, refetch } = useUsersQuery()
  const choices = captainChoices(data?.users ?? [], promotions, promotion)
  const userId = form.fields.watch('userId')
  const chosen = choices.find(({ user }) => user.id === userId)
  const leaves = chosen && chosen.user.promotionId !== null ? (chosen.leaves?.name ?? captainTexts.elsewhere) : null

  if (error && !data) {
    const retryButton = (
      <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
        {captainTexts.retry}
      </Button>
    )
    return (
      <Notice tone="danger" role="alert" action={retryButton}>
        {captainTexts.usersFailed}
      </Notice>
    )
  }
  return (
    <>
      <SelectField
        {...form.fields.register('userId')}
        id={form.idOf('userId')}
        value={userId}
        label={captainTexts.captain}
        required
        placeholder={data ? captainTexts.choose : captainTexts.reading}
        options={choices.map(({ user, leaves: left }) => ({
          value: user.id,
          label:
            user.promotionId === null
              ? user.name
              : captainTexts.ofPromotion(user.name, left?.name ?? captainTexts.elsewhere),
        }))}
        hint={data && choices.length === 0 ? captainTexts.noChoices : chosen?.user.email}
        error={form.errorOf('userId')}
      />
      <div role="status">
        {chosen && leaves !== null && <Notice tone="warning">{captainTexts.leaves(chosen.user.name, leaves)}</Notice>}
      </div>
    </>
  )
}
