import { pageStyles, type PageStyle } from '@torneo/contracts/site/settings'
import { Field } from '@torneo/ui/fields/Field'
import { RadioGroup } from '@torneo/ui/fields/RadioGroup'
import { readableOn } from '@torneo/ui/theme/readable-on'
import { color, radius, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { settingsTexts, styleLabels } from './settings-texts'

interface PageStyleFieldProps {
  readonly id: string
  readonly label: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (style: PageStyle) => void
  readonly onBlur: () => void
  /** The school's colour, as it is typed. */
  readonly tint: string
}

/** Choice of the public page's style, each drawn in small in the school's colour. */
export function PageStyleField({ id, label, error, value, onChange, onBlur, tint }: PageStyleFieldProps) {
  return (
    <Field id={id} label={label} hint={settingsTexts.styleHint} error={error}>
      <Choices>
        <RadioGroup
          group={{ id, 'aria-label': label, 'aria-describedby': `${id}-hint`, className: 'styles' }}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          options={pageStyles.map((style) => ({
            value: style,
            content: (
              <Choice>
                <Drawing style={style} tint={tint} />
                {styleLabels[style]}
              </Choice>
            ),
          }))}
        />
      </Choices>
    </Field>
  )
}

/** Hero, two cards and a board, as the style paints them. */
function Drawing({ style, tint }: { readonly style: PageStyle; readonly tint: string }) {
  const hero = { clasico: '#15161A', claro: '#FFFFFF', color: tint }[style]
  const ink = readableOn(hero)
  return (
    <svg viewBox="0 0 96 64" aria-hidden>
      <rect width="96" height="64" fill="#F6F5F2" />
      <rect width="96" height="34" fill={hero} />
      {style === 'claro' ? (
        <rect x="54" y="8" width="34" height="20" rx="3" fill="#B9BBC2" />
      ) : (
        <path d="M56 34 72 16l10 9 14-12v21Z" fill={ink} opacity=".22" />
      )}
      <path d="M8 13h32M8 20h24" stroke={ink} strokeWidth="4" />
      <rect x="8" y="25" width="18" height="5" rx="2" fill={style === 'claro' ? tint : ink} />
      <path d="M8 39h24v10H8zM36 39h24v10H36zM64 39h24v10H64z" fill="#FFFFFF" stroke="#DEDCD5" />
      <rect y="55" width="96" height="9" fill={style === 'color' ? tint : '#15161A'} />
    </svg>
  )
}

const Choices = styled.div`
  > .styles {
    display: grid;
    gap: 8px;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Choice = styled.span`
  display: grid;
  gap: 6px;
  padding: 6px 6px 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius.button};
  font-weight: 600;
  text-align: center;
  ${text(13)}

  svg { display: block; width: 100%; border-radius: 4px; box-shadow: 0 0 0 1px ${color.line}; }
  input:checked + & { border-color: ${color.ink}; box-shadow: inset 0 0 0 1px ${color.ink}; }
`
