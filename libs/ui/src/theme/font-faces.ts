import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/**
 * Behaviour of a font that loads after the page: `swap` applies it immediately, `optional` on the next visit, so that
 * no text reflows.
 */
export type FontDisplay = 'swap' | 'optional'

const fontFace = (family: string, rest: string): string => `@font-face { font-family: '${family}'; ${rest} }`

// Latin only, which covers Spanish. The browser falls back to a system font for anything else.
export const webFont = (family: string, file: string, display: FontDisplay): string =>
  fontFace(`${family} Variable`, `font-weight: 100 900; font-display: ${display}; src: url('${file}')`)

/** Ascent and descent of our fonts, in hundredths of the font size. */
const heights = { Inter: [96.9, 24.1], Archivo: [87.8, 21] } as const

/**
 * Fonts of devices, with the width in hundredths that makes a Spanish text as long as in our font: Inter regular, Inter
 * semibold, Archivo bold. Measured with a paragraph of the product's texts; Liberation Sans is as wide as Arial.
 */
export const deviceFonts = [
  {
    name: 'Arial',
    regular: ['Arial', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    widths: [105.7, 100.2, 98.2],
  },
  {
    name: 'Roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    widths: [106.4, 107.1, 105.1],
  },
  { name: 'DejaVu', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], widths: [95, 85.6, 84] },
] as const

interface LocalFont {
  readonly sources: readonly string[]
  readonly width: number
  /** Ascent and descent of the font that it stands in for. */
  readonly height: readonly [ascent: number, descent: number]
}

export const localFont = (
  family: string,
  name: string,
  weights: string,
  { sources, width, height }: LocalFont,
): string =>
  fontFace(
    `${family} ${name}`,
    `font-weight: ${weights}; src: ${sources.map((source) => `local('${source}')`).join()}; size-adjust: ${width}%;
    ascent-override: ${(height[0] / width) * 100}%; descent-override: ${(height[1] / width) * 100}%; line-gap-override: 0%`,
  )

/** Fallback fonts with the metrics of ours, so that no text moves when ours have loaded. */
const fallbackFaces = deviceFonts
  .map(
    ({ name, regular, bold, widths: [text, strong, title] }) =>
      localFont('Inter', name, '100 500', { sources: regular, width: text, height: heights.Inter }) +
      localFont('Inter', name, '600 900', { sources: bold, width: strong, height: heights.Inter }) +
      localFont('Archivo', name, '100 900', { sources: bold, width: title, height: heights.Archivo }),
  )
  .join('')

/** Font face of the texts alone. */
export const textFace = (display: FontDisplay): string => webFont('Inter', inter, display) + fallbackFaces

/** Font faces of both families from our own origin, which `font-src 'self'` allows, and of their fallbacks. */
export const fontFaces = (display: FontDisplay): string =>
  webFont('Inter', inter, display) + webFont('Archivo', archivo, display) + fallbackFaces

/**
 * Adds the fonts in a sheet of their own: whenever a component adds a rule to a sheet that contains fonts, the browser
 * lays out every text of the page again.
 */
export function applyFonts(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(fontFaces('swap'))
  document.adoptedStyleSheets.push(sheet)
}

export const stack = (family: string): string =>
  [`${family} Variable`, ...deviceFonts.map(({ name }) => `${family} ${name}`)].map((name) => `'${name}'`).join(', ') +
  ', system-ui, sans-serif'

export const fontStacks = { text: stack('Inter'), title: stack('Archivo') }
