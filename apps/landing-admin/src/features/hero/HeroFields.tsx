import styled from 'styled-components'
import type { RecordForm } from '@torneo/client'
import { Controller } from '@torneo/client/record-form'
import { limits } from '@torneo/contracts/fields'
import type { Hero } from '@torneo/contracts/hero'
import { ImageField } from '@torneo/media/ImageField'
import { FailureNotice } from '@torneo/panel/FailureNotice'
import { TextField } from '@torneo/ui/TextField'
import { Toggle } from '@torneo/ui/Toggle'
import { color } from '@torneo/ui/tokens'
import { EditorFields } from '../../parts/EditorFields'
import { heroLabels, heroTexts } from './hero-texts'
import type { HeroValues } from './hero-values'
import type { useButtonToggle } from './use-button-toggle'

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
  const texts = (name: keyof HeroValues) => ({ id: form.idOf(name), label: heroLabels[name], error: form.errorOf(name) })
  const field = (name: keyof HeroValues) => ({ ...form.fields.register(name), ...texts(name) })
  const image = (name: 'logoImage' | 'backgroundImage', look: 'logo' | 'wide') => (
    <Controller
      control={form.fields.control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <ImageField {...texts(name)} value={value} onChange={onChange} onBlur={onBlur} ref={ref} bucket="general" look={look} />
      )}
    />
  )
  // A hidden button's field that holds something wrong stays open: nobody could mend it otherwise.
  const closed = (name: 'ctaText' | 'ctaLink') => !button.visible && form.errorOf(name) === undefined
  return (
    <EditorFields>
      <TextField {...field('title')} required counter={limits.name} />
      <TextField {...field('subtitle')} required counter={limits.name} />
      <TextField {...field('description')} required multiline rows={3} counter={limits.text} />
      {image('logoImage', 'logo')}
      {image('backgroundImage', 'wide')}
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
    </EditorFields>
  )
}
