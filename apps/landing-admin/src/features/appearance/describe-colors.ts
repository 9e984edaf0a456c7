import { contrastOf, readableOn } from '@torneo/ui/theme/readable-on'
import { appearanceTexts as texts } from './appearance-texts'
import { colorDistance, rgbOf } from './color-distance'

export interface ColorNote {
  readonly tone: 'success' | 'info' | 'warning'
  readonly text: string
}

const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)

/** Darkest ground of the light theme, red of 'EN VIVO', and the distance under which colours are mistaken. */
const [ground, live, mistaken] = ['#EDECE8', '#D40A14', 12]

/** Contrast of texts, and that which is read in the sun too. */
const [readable, strong] = [4.5, 7]

const ratioOf = (contrast: number): string =>
  contrast >= 10 ? String(Math.floor(contrast)) : (Math.floor(contrast * 10) / 10).toFixed(1).replace('.', ',')

/** Says in words and numbers how two colours are read on the page, and where each of them goes (B102). */
export function describeColors(primary: string, accent: string): ColorNote[] {
  if (!isColor(primary) || !isColor(accent)) return []
  const isBlack = readableOn(primary) === '#000'
  const onPrimary = contrastOf(isBlack ? '#000000' : '#FFFFFF', primary)
  const asTitle = contrastOf(primary, ground)
  const near = (one: string, other: string) => colorDistance(rgbOf(one), rgbOf(other)) < mistaken
  return [
    { tone: 'success', text: texts.onPrimary(isBlack, ratioOf(onPrimary), onPrimary >= strong) },
    asTitle >= readable
      ? { tone: 'success', text: texts.titlesIn(ratioOf(asTitle)) }
      : { tone: 'info', text: texts.titlesNot(ratioOf(asTitle)) },
    near(primary, accent)
      ? { tone: 'warning', text: texts.oneColor }
      : { tone: 'info', text: texts.accentOn(ratioOf(contrastOf(accent, '#FFFFFF'))) },
    ...(near(primary, live) || near(accent, live) ? [{ tone: 'warning', text: texts.nearLive } as const] : []),
  ]
}
