import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import bitter from '@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?url'
import oswald from '@fontsource-variable/oswald/files/oswald-latin-wght-normal.woff2?url'
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url'
import { deviceFonts, localFont, stack, webFont } from './font-faces'

interface Face {
  readonly family: string
  readonly file: string
  /** Weights of titles and of the first title. */
  readonly weights: readonly [title: number, first: number]
  /** Ascent and descent in hundredths of the font size. */
  readonly height: readonly [ascent: number, descent: number]
  /** Widths in hundredths that make bold Arial, Roboto and DejaVu as wide: see `deviceFonts`. */
  readonly widths: readonly [arial: number, roboto: number, dejaVu: number]
}

const faces = {
  deportiva: { family: 'Archivo', file: archivo, weights: [700, 800], height: [87.8, 21], widths: [98.2, 105.1, 84] },
  clasica: {
    family: 'Source Serif',
    file: serif,
    weights: [700, 700],
    height: [103.6, 33.5],
    widths: [101, 108.1, 86.4],
  },
  colegial: { family: 'Bitter', file: bitter, weights: [700, 700], height: [93.5, 26.5], widths: [96, 102.7, 82.1] },
  afiche: { family: 'Oswald', file: oswald, weights: [600, 600], height: [119.3, 28.9], widths: [81.5, 87.2, 69.7] },
} as const satisfies Readonly<Record<string, Face>>

export type TitleFaceName = keyof typeof faces

/**
 * Rules of a face for titles, and the file that a page preloads. Letters that the file lacks come from the fallbacks,
 * whose metrics are fitted to it, so that no title moves when it has loaded.
 */
export function titleFace(name: TitleFaceName): { readonly file: string; readonly css: string } {
  const { family, file, weights, height, widths }: Face = faces[name]
  const fallbacks = deviceFonts.map((font, index) =>
    localFont(family, font.name, '100 900', { sources: font.bold, width: widths[index] ?? 100, height }),
  )
  // The fallbacks of Archivo are among those of the texts.
  return {
    file,
    css:
      webFont(family, file, 'swap') +
      (name === 'deportiva' ? '' : fallbacks.join('')) +
      `:root{--font-title:${stack(family)};--title-weight:${weights[0]};--first-title-weight:${weights[1]}}`,
  }
}

/** File and weight of a face, for a sample of it. */
export const sampleOf = (name: TitleFaceName): { readonly file: string; readonly weight: number } => ({
  file: faces[name].file,
  weight: faces[name].weights[0],
})
