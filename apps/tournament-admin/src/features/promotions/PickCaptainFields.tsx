import type { RecordForm } from '@torneo/client'
import type { Promotion } from '@torneo/contracts/promotions'
import { Button } from '@torneo/ui/Button'
import { Notice } from '@torneo/ui/Notice'
import { SelectField } from '@torneo/ui/SelectField'
import { captainChoices } from './captain-choices'
import { captainTexts } from './captain-texts'
import { useUsersQuery } from './promotions-api'

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
  const leaves = chosen && chosen.user.promotionId !== null ? chosen.leaves?.name ?? captainTexts.elsewhere : null

  if (error && !data) {
    const again = <Button size="sm" busy={isFetching} onClick={() => void refetch()}>{captainTexts.retry}</Button>
    return <Notice tone="danger" role="alert" action={again}>{captainTexts.usersFailed}</Notice>
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
          label: user.promotionId === null ? user.name : captainTexts.ofPromotion(user.name, left?.name ?? captainTexts.elsewhere),
        }))}
        hint={data && choices.length === 0 ? captainTexts.nobody : chosen?.user.email}
        error={form.errorOf('userId')}
      />
      <div role="status">
        {chosen && leaves !== null && <Notice tone="warning">{captainTexts.leaves(chosen.user.name, leaves)}</Notice>}
      </div>
    </>
  )
}
