import { type FontDisplay, fontFaces } from '@torneo/ui/theme/font-faces'
import { createGlobalStyle } from 'styled-components'

/** Font faces, included in the page's first HTML so that they need no script. */
export const FontStyle = createGlobalStyle<{ readonly $display: FontDisplay }>`${({ $display }) => fontFaces($display)}`
