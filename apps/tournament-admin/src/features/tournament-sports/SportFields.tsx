import type { RecordForm } from '@torneo/client'
import { Controller } from '@torneo/client/record-form'
import { limits } from '@torneo/contracts/fields/fields'
import type { TournamentSportForm } from '@torneo/contracts/tournament/tournament-sports'
import { EmojiPicker } from '@torneo/ui/fields/EmojiPicker'
import { sportEmojis } from '@torneo/ui/fields/sport-emojis'
import { TextField } from '@torneo/ui/fields/TextField'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { Stack } from '@torneo/ui/layout/Stack'
import { color } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { IntegerField } from './IntegerField'
import { RulesFields } from './RulesFields'
import { sportsTexts } from './sports-texts'

/** Fields of a tournament sport (spec 2 §3): description on the left, rules on the right. */
export function SportFields({ form }: { form: RecordForm<TournamentSportForm> }) {
  const { register, control } = form.fields
  return (
    <Columns>
      <Stack $gap={20}>
        <TextField
          {...register('name')}
          id={form.idOf('name')}
          label={sportsTexts.name}
          error={form.errorOf('name')}
          counter={limits.name}
          autoComplete="off"
          required
        />
        <Controller
          control={control}
          name="icon"
          render={({ field }) => (
            <EmojiPicker
              id={form.idOf('icon')}
              label={sportsTexts.icon}
              options={sportEmojis}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={form.errorOf('icon')}
              required
            />
          )}
        />
        <TextField
          {...register('description')}
          id={form.idOf('description')}
          label={sportsTexts.description}
          hint={sportsTexts.descriptionHint}
          error={form.errorOf('description')}
          counter={limits.text}
          multiline
        />
      </Stack>
      <Stack $gap={20}>
        <RulesFields form={form} />
        <Divider />
        <Controller
          control={control}
          name="active"
          render={({ field }) => (
            <Toggle
              label={sportsTexts.active}
              hint={sportsTexts.activeHint}
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Order>
          <IntegerField form={form} field="order" hint={sportsTexts.orderHint} />
        </Order>
      </Stack>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(400px, 100%), 1fr));
  align-items: start;
  gap: 24px 48px;
`

const Divider = styled.hr`
  width: 100%;
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.line};
`

const Order = styled.div`
  max-width: 220px;
`
