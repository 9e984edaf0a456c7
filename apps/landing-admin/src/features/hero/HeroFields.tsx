import styled from 'styled-components'
import type { RecordForm } from '@torneo/client'
import { limits } from '@torneo/contracts/fields'
import type { Hero } from '@torneo/contracts/hero'
import { FailureNotice } from '@torneo/panel/FailureNotice'
import { Card } from '@torneo/ui/Card'
import { TextField } from '@torneo/ui/TextField'
import { Toggle } from '@torneo/ui/Toggle'
import { color } from '@torneo/ui/tokens'
import { ImageField } from './ImageField'
import { heroLabels, heroTexts } from './hero-texts'
import type { HeroValues } from './hero-values'
import type { useButtonToggle } from './use-button-toggle'

const Fields = styled(Card)`
  display: grid;
  gap: 20px;
`

const ButtonPart = styled.div`
  display: grid;
  gap: 16px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
`

const Pair = styled.div`
  display: grid;
  gap: 16px 14px;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  align-items: start;
`

interface HeroFieldsProps {
  readonly form: RecordForm<HeroValues, Hero>
  readonly button: ReturnType<typeof useButtonToggle>
}

export function HeroFields({ form, button }: HeroFieldsProps) {
  const field = (name: keyof HeroValues) => ({
    ...form.fields.register(name), id: form.idOf(name), label: heroLabels[name], error: form.errorOf(name),
  })
  // A hidden button's field that holds something wrong stays open: nobody could mend it otherwise.
  const closed = (name: 'ctaText' | 'ctaLink') => !button.visible && form.errorOf(name) === undefined
  return (
    <Fields>
      <TextField {...field('title')} required counter={limits.name} />
      <TextField {...field('subtitle')} required counter={limits.name} />
      <TextField {...field('description')} required multiline rows={3} counter={limits.text} />
      <ImageField {...field('logoImage')} address={form.fields.watch('logoImage')} hint={heroTexts.logoHint} contain />
      <ImageField {...field('backgroundImage')} address={form.fields.watch('backgroundImage')} hint={heroTexts.backgroundHint} />
      <ButtonPart>
        <Toggle
          label={heroTexts.toggle}
          hint={heroTexts.toggleHint}
          checked={button.visible}
          busy={button.sending}
          onChange={button.change}
        />
        {button.failure && <FailureNotice title={heroTexts.failure} reason={button.failure} />}
        <Pair>
          <TextField {...field('ctaText')} required={button.visible} disabled={closed('ctaText')} />
          <TextField {...field('ctaLink')} required={button.visible} disabled={closed('ctaLink')} autoCapitalize="none" spellCheck={false} />
        </Pair>
      </ButtonPart>
    </Fields>
  )
}
