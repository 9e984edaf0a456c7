import { Controller } from '@torneo/client/record-form'
import type { Hero } from '@torneo/contracts/content/hero'
import { limits } from '@torneo/contracts/fields/fields'
import { ImageField } from '@torneo/media/ImageField'
import { FailureNotice } from '@torneo/panel/screen/FailureNotice'
import { TextField } from '@torneo/ui/fields/TextField'
import { Toggle } from '@torneo/ui/fields/Toggle'
import { color, gridGap } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import type { useEditorForm } from '../../parts/use-editor-form'
import { heroTexts } from './hero-texts'
import type { HeroValues } from './hero-values'
import type { useButtonToggle } from './use-button-toggle'

const ButtonPart = styled.div`
  ${gridGap('16px')}
  padding-top: 16px;
  border-top: 1px solid ${color.line};
`

const Pair = styled.div`
  ${gridGap('16px 14px')}
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  align-items: start;
`

interface HeroFieldsProps {
  readonly editor: ReturnType<typeof useEditorForm<HeroValues, Hero>>
  readonly button: ReturnType<typeof useButtonToggle>
}

export function HeroFields({ editor: { form, field, fieldProps }, button }: HeroFieldsProps) {
  const image = (name: 'logoImage' | 'backgroundImage', look: 'logo' | 'wide') => (
    <Controller
      control={form.fields.control}
      name={name}
      render={({ field: picked }) => <ImageField {...picked} {...fieldProps(name)} bucket="general" look={look} />}
    />
  )
  // A field of a hidden button stays enabled while it has an error, so that it can be corrected.
  const closed = (name: 'ctaText' | 'ctaLink') => !button.visible && form.errorOf(name) === undefined
  return (
    <>
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
          <TextField
            {...field('ctaLink')}
            required={button.visible}
            disabled={closed('ctaLink')}
            autoCapitalize="none"
            spellCheck={false}
          />
        </Pair>
      </ButtonPart>
    </>
  )
}
