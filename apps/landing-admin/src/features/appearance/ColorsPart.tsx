import { Controller } from '@torneo/client/record-form'
import type { Appearance } from '@torneo/contracts/site/appearance'
import { ImageField } from '@torneo/media/ImageField'
import { ColorField } from '@torneo/ui/fields/ColorField'
import { Stack } from '@torneo/ui/layout/Stack'
import { contrastOf } from '@torneo/ui/theme/readable-on'
import { color, flexRow, gridGap, text } from '@torneo/ui/theme/tokens'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { useEditorForm } from '../../parts/use-editor-form'
import { appearanceTexts as texts } from './appearance-texts'
import type { AppearanceValues } from './appearance-values'
import { rgbOf } from './color-distance'
import { ColorChoices } from './ColorChoices'
import { tintOf } from './crest-colors'
import { describeColors } from './describe-colors'
import { readCrest } from './read-crest'

interface ColorsPartProps {
  readonly editor: ReturnType<typeof useEditorForm<AppearanceValues, Appearance>>
}

/** Contrast with white under which a colour is taken for white, and carries no page. */
const white = 1.25

const icons = { success: CircleCheck, info: Info, warning: CircleAlert }

/** Crest, the colours taken from it, and how they are read. */
export function ColorsPart({ editor: { form, fieldProps } }: ColorsPartProps) {
  const { control, watch, setValue } = form.fields
  const [crest, primary, accent] = watch(['crest', 'primary', 'accent'])
  const [found, setFound] = useState<{ readonly crest: string; readonly colors: readonly string[] } | null>(null)
  useEffect(() => {
    let isCurrent = true
    if (crest !== '') void readCrest(crest).then((colors) => isCurrent && setFound({ crest, colors }))
    return () => {
      isCurrent = false
    }
  }, [crest])

  const choose = (colors: { readonly primary: string; readonly accent: string }) => {
    setValue('primary', colors.primary, { shouldDirty: true, shouldValidate: true })
    setValue('accent', colors.accent, { shouldDirty: true, shouldValidate: true })
  }

  /** Takes the colours of a newly chosen crest; a white one leaves the first as it is. */
  async function takeColors(address: string) {
    if (address === '') return
    const [first, second] = (await readCrest(address)).filter((one) => contrastOf(one, '#FFFFFF') >= white)
    if (first !== undefined) choose({ primary: first, accent: second ?? tintOf(rgbOf(first)) })
  }

  const colorField = (name: 'primary' | 'accent') => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <ColorField {...fieldProps(name)} required value={value} onChange={onChange} onBlur={onBlur} ref={ref} />
      )}
    />
  )
  return (
    <Stack $gap={14}>
      <Controller
        control={control}
        name="crest"
        render={({ field: { onChange, ...picked } }) => (
          <ImageField
            {...picked}
            {...fieldProps('crest')}
            bucket="general"
            look="logo"
            hint={texts.crestHint}
            onChange={(address) => {
              onChange(address)
              void takeColors(address)
            }}
          />
        )}
      />
      {(crest === '' || found?.crest === crest) && (
        <ColorChoices
          found={crest === '' ? null : (found?.colors ?? [])}
          chosen={{ primary, accent }}
          onChoose={choose}
        />
      )}
      {colorField('primary')}
      {colorField('accent')}
      <Notes>
        {describeColors(primary, accent).map(({ tone, text: words }) => {
          const Icon = icons[tone]
          return (
            <li key={words} data-tone={tone}>
              <Icon size={16} aria-hidden />
              {words}
            </li>
          )
        })}
      </Notes>
    </Stack>
  )
}

const Notes = styled.ul`
  ${gridGap('8px')}
  margin: 0;
  padding: 0;
  list-style: none;
  ${text(13)}

  li { ${flexRow('8px', 'flex-start')} }
  svg { flex: none; margin-top: 2px; }
  [data-tone='success'] svg { color: ${color.success}; }
  [data-tone='info'] svg { color: ${color.info}; }
  [data-tone='warning'] svg { color: ${color.warning}; }
`
