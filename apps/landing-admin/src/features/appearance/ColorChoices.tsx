import { MutedText } from '@torneo/ui/display/MutedText'
import { Row } from '@torneo/ui/layout/Row'
import { readableOn } from '@torneo/ui/theme/readable-on'
import { color, radius, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { appearanceTexts as texts } from './appearance-texts'
import { colorPairs } from './appearance-values'
import { colorDistance, rgbOf } from './color-distance'

interface Chosen {
  readonly primary: string
  readonly accent: string
}

interface ColorChoicesProps {
  /** Colours found in the crest; null without a crest. */
  readonly found: readonly string[] | null
  readonly chosen: Chosen
  readonly onChoose: (colors: Chosen) => void
}

const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

/** True for colours that are hardly told apart: a stored one may have come from another size of the crest. */
const isSame = (one: string, other: string): boolean => isColor(other) && colorDistance(rgbOf(one), rgbOf(other)) < 6

/** Colours of the crest, or pairs of colours while there is none. */
export function ColorChoices({ found, chosen, onChoose }: ColorChoicesProps) {
  if (found === null) return <Pairs chosen={chosen} onChoose={onChoose} />
  if (found.length === 0) return <MutedText>{texts.noColors}</MutedText>
  const placeOf = (one: string) =>
    isSame(one, chosen.primary) ? texts.first : isSame(one, chosen.accent) ? texts.second : ''
  const choose = (one: string) => {
    if (isSame(one, chosen.primary)) return
    onChoose(isSame(one, chosen.accent) ? { primary: one, accent: chosen.primary } : { ...chosen, accent: one })
  }
  return (
    <>
      <MutedText>{texts.fromCrest}</MutedText>
      <Row $wrap role="group" aria-label={texts.crestColors}>
        {found.map((one) => (
          <Swatch
            key={one}
            type="button"
            aria-label={texts.swatch(one, placeOf(one))}
            aria-pressed={placeOf(one) !== ''}
            style={{ background: one, color: readableOn(one) }}
            onClick={() => choose(one)}>
            {placeOf(one)}
          </Swatch>
        ))}
      </Row>
    </>
  )
}

function Pairs({ chosen, onChoose }: Omit<ColorChoicesProps, 'found'>) {
  return (
    <>
      <MutedText>{texts.startWithCrest}</MutedText>
      <Row $wrap role="group" aria-label={texts.pairs}>
        {colorPairs.map(([primary, accent]) => (
          <Swatch
            key={primary}
            type="button"
            aria-label={texts.pairOf(primary, accent)}
            aria-pressed={primary === chosen.primary && accent === chosen.accent}
            style={{ background: `linear-gradient(135deg, ${primary} 60%, ${accent} 60%)` }}
            onClick={() => onChoose({ primary, accent })}
          />
        ))}
      </Row>
    </>
  )
}

const Swatch = styled.button`
  width: 48px;
  height: 48px;
  border: 1px solid ${color.control};
  border-radius: ${radius.button};
  font-weight: 700;
  cursor: pointer;
  forced-color-adjust: none;
  ${text(13)}
  &[aria-pressed='true'] { box-shadow: 0 0 0 2px ${color.surface}, 0 0 0 4px ${color.ink}; }
`
