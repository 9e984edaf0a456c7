import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'

/** For a font that loads after the page: `swap` applies it immediately, `optional` on the next visit, so that no text reflows. */
export type FontDisplay = 'swap' | 'optional'

const face = (family: string, rest: string): string => `@font-face { font-family: '${family}'; ${rest} }`

// Latin only: what Spanish needs. Anything else falls back to the system's font by the browser itself.
const own = (family: string, file: string, display: FontDisplay): string =>
  face(`${family} Variable`, `font-weight: 100 900; font-display: ${display}; src: url('${file}')`)

/** Of our own fonts, in hundredths of the size: where their letters begin and end. */
const heights = { Inter: [96.9, 24.1], Archivo: [87.8, 21] } as const

/**
 * What devices have, and its width in hundredths that makes a Spanish text as long as in our own font: Inter regular, Inter semibold, Archivo bold.
 * Measured over a paragraph of the product's own words; Liberation Sans is as wide as Arial.
 */
const present = [
  { name: 'Arial', regular: ['Arial', 'Liberation Sans'], bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], widths: [105.7, 100.2, 98.2] },
  { name: 'Roboto', regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto-Bold', 'Roboto'], widths: [106.4, 107.1, 105.1] },
  { name: 'DejaVu', regular: ['DejaVu Sans'], bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], widths: [95, 85.6, 84] },
] as const

const local = (family: keyof typeof heights, name: string, weights: string, sources: readonly string[], width: number): string =>
  face(`${family} ${name}`, `font-weight: ${weights}; src: ${sources.map((source) => `local('${source}')`).join()}; size-adjust: ${width}%;
    ascent-override: ${heights[family][0] / width * 100}%; descent-override: ${heights[family][1] / width * 100}%; line-gap-override: 0%`)

/** A font of the device in our own font's measure: what is read until ours is there stands where it will stand. */
const standIns = present.map(({ name, regular, bold, widths: [text, strong, title] }) =>
  local('Inter', name, '100 500', regular, text) + local('Inter', name, '600 900', bold, strong) + local('Archivo', name, '100 900', bold, title)).join('')

/** Both families from our own origin, so `font-src 'self'` is enough; and what stands in for them. */
export const fontFaces = (display: FontDisplay): string => own('Inter', inter, display) + own('Archivo', archivo, display) + standIns

/**
 * Gives the page our fonts, in a sheet of their own: whenever a rule joins a sheet with fonts, as a component's does with its first appearance, the
 * browser lays out every text of the page again.
 */
export function applyFonts(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(fontFaces('swap'))
  document.adoptedStyleSheets.push(sheet)
}

const stack = (family: keyof typeof heights): string =>
  [`${family} Variable`, ...present.map(({ name }) => `${family} ${name}`)].map((name) => `'${name}'`).join(', ') + ', system-ui, sans-serif'

export const fontStacks = { text: stack('Inter'), title: stack('Archivo') }
