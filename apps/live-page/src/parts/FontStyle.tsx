import { createGlobalStyle } from 'styled-components'
import { type FontDisplay, fontFaces } from '@torneo/ui/font-faces'

/** In the page's first HTML, so that its fonts need no script. */
export const FontStyle = createGlobalStyle<{ readonly $display: FontDisplay }>`${({ $display }) => fontFaces($display)}`
