import { readableOn } from '@torneo/ui/theme/readable-on'
import { color, flexWrap, radius, text } from '@torneo/ui/theme/tokens'
import styled from 'styled-components'
import { appearanceTexts as texts } from './appearance-texts'
import { colorPairs } from './appearance-values'

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

/** Colours of the crest, or pairs of colours while there is none. */
export function ColorChoices({ found, chosen, onChoose }: ColorChoicesProps) {
  if (found === null) return <Pairs chosen={chosen} onChoose={onChoose} />
  if (found.length === 0) return <Note>{texts.noColors}</Note>
  const placeOf = (one: string) => (one === chosen.primary ? texts.first : one === chosen.accent ? texts.second : '')
  const choose = (one: string) => {
    if (one === chosen.primary) return
    onChoose(one === chosen.accent ? { primary: one, accent: chosen.primary } : { ...chosen, accent: one })
  }
  return (
    <>
      <Note>{texts.fromCrest}</Note>
      <Swatches role="group" aria-label={texts.crestColors}>
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
      </Swatches>
    </>
  )
}

function Pairs({ chosen, onChoose }: Omit<ColorChoicesProps, 'found'>) {
  return (
    <>
      <Note>{texts.startWithCrest}</Note>
      <Swatches role="group" aria-label={texts.pairs}>
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
      </Swatches>
    </>
  )
}

const Note = styled.p`
  margin: 0;
  color: ${color.muted};
  ${text(13)}
`

const Swatches = styled.div`${flexWrap('10px')}`

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
