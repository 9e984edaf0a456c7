import { type TitleFace, titleFaces } from '@torneo/contracts/site/appearance'
import { sampleOf } from '@torneo/ui/theme/title-faces'
import { type CSSProperties, useEffect } from 'react'

// A name of the app's own: a section may not change the panel's fonts.
const familyOf = (face: TitleFace): string => `landing-admin-${face}`

/** Style of a text in a face, once `useSampleFonts` has loaded it. */
export const sampleStyle = (face: TitleFace): CSSProperties => ({
  fontFamily: `'${familyOf(face)}', system-ui`,
  fontWeight: sampleOf(face).weight,
})

/** Adds the faces while the screen is open. */
export function useSampleFonts(): void {
  useEffect(() => {
    if (!('fonts' in document)) return
    const fonts = titleFaces.map(
      (face) => new FontFace(familyOf(face), `url(${sampleOf(face).file})`, { weight: '100 900', display: 'swap' }),
    )
    for (const font of fonts) document.fonts.add(font)
    return () => {
      for (const font of fonts) document.fonts.delete(font)
    }
  }, [])
}
