import { fontFaces } from '@torneo/ui/theme/font-faces'
import { darkValues, fixedValues, lightValues } from '@torneo/ui/theme/theme-values'
import page from './page.css?inline'

/** All styles of the page, the same for visitors and in the preview. The theme is the device's. */
export const pageStyles =
  `${fontFaces('swap')}:root{${fixedValues}${lightValues}}` +
  `@media (prefers-color-scheme:dark){:root{${darkValues}}}${page}`

/** Rule of the school's own colour; '' for anything but `#RRGGBB`. */
export const brandRule = (color: string | undefined): string =>
  /^#[0-9a-f]{6}$/i.test(color ?? '') ? `:root{--brand:${color}}` : ''
