import type { PublicLanding } from '@torneo/contracts/site/public'
import { defaultPageStyle, defaultPrimaryColor, type PageStyle } from '@torneo/contracts/site/settings'
import { fontFaces } from '@torneo/ui/theme/font-faces'
import { readableOn } from '@torneo/ui/theme/readable-on'
import { darkValues, fixedValues, lightValues } from '@torneo/ui/theme/theme-values'
import variants from './page-variants.css?inline'
import page from './page.css?inline'

/**
 * All styles of the page, the same for visitors and in the preview. The theme is the device's. Fonts load after the
 * first picture and apply on the next page: the fallbacks are as wide, and nothing moves.
 */
export const pageStyles =
  `${fontFaces('optional')}:root{${fixedValues}${lightValues}}` +
  `@media screen and (prefers-color-scheme:dark){:root{${darkValues}}}${page}`

/** Styles of a chosen style of the page; the classic one has none of its own. */
export const variantStyles = (style: PageStyle): string => (style === 'clasico' ? '' : variants)

/** Rule of the school's own colour, and of texts on it; the default one for anything but `#RRGGBB`. */
export function brandRule(chosen: string | undefined): string {
  const color = /^#[0-9a-f]{6}$/i.test(chosen ?? '') ? String(chosen) : defaultPrimaryColor
  return `:root{--brand:${color};--on-brand:${readableOn(color)}}`
}

/** Rule that shows the hero's sketch where its picture will be, around the same focal point. */
export function sketchRule(sketch: string | null | undefined, { hero, imageDetails }: PublicLanding): string {
  if (!sketch) return ''
  const { x, y } = imageDetails?.[hero?.backgroundImage ?? '']?.focus ?? { x: 0.5, y: 0.5 }
  return `.hero-picture{background:url(${sketch}) ${Math.round(x * 100)}% ${Math.round(y * 100)}%/cover}`
}

/** Style of the page: the chosen one, or the classic one. */
export const pageStyleOf = ({ settings }: Pick<PublicLanding, 'settings'>): PageStyle =>
  settings?.pageStyle ?? defaultPageStyle
