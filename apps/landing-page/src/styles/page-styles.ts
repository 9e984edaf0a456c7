import type { Look } from '@torneo/contracts/site/appearance'
import type { PublicLanding } from '@torneo/contracts/site/public'
import { textFace } from '@torneo/ui/theme/font-faces'
import { contrastOf, readableOn } from '@torneo/ui/theme/readable-on'
import { darkValues, fixedValues, lightValues } from '@torneo/ui/theme/theme-values'
import { titleFace } from '@torneo/ui/theme/title-faces'
import type { SchoolLook } from '../appearance'
import { photoRatio } from './photo-ratio'
import article from './article.css?inline'
import hero from './hero.css?inline'
import color from './looks/color.css?inline'
import diario from './looks/diario.css?inline'
import diploma from './looks/diploma.css?inline'
import foto from './looks/foto.css?inline'
import mitades from './looks/mitades.css?inline'
import noche from './looks/noche.css?inline'
import page from './page.css?inline'

const looks: Readonly<Record<Look, string>> = { mitades, foto, diploma, color, diario, noche: darkOnly(noche) }

function darkOnly(css: string): string {
  return `@media screen{:root{${darkValues}}}${css}`
}

/**
 * Styles of every page, the same for visitors and in the preview. The theme is the device's. The font of texts loads
 * after the first picture and applies on the next page: the fallbacks are as wide, and nothing moves.
 */
export const pageStyles =
  `${textFace('optional')}:root{${fixedValues}${lightValues}}` +
  `@media screen and (prefers-color-scheme:dark){:root{${darkValues}}}${page}${hero}`

/** Lowest contrast of titles in the school's colour on the grounds of the light theme. */
const titleContrast = 4.5
const lightGround = '#EDECE8'

/** Styles of news and pages; none for a landing page without them. */
export const articleStyles = ({ news = [], pages = [] }: PublicLanding): string =>
  news.length + pages.length > 0 ? article : ''

/** Rules of the school's colours and of texts on them. */
export function colorRules({ primary, accent, look }: Pick<SchoolLook, 'primary' | 'accent' | 'look'>): string {
  // The school's colour is a ground of the dark theme, and never a text.
  const isTitle = look !== 'noche' && contrastOf(primary, lightGround) >= titleContrast
  return (
    `:root{--brand:${primary};--on-brand:${readableOn(primary)};--accent:${accent};--on-accent:${readableOn(accent)};` +
    `--title-ink:${isTitle ? primary : 'var(--text)'}}` +
    (isTitle ? '@media screen and (prefers-color-scheme:dark){:root{--title-ink:var(--text)}}' : '')
  )
}

/** Rules of the school's look: its title face, layout and colours. */
export const lookStyles = (look: SchoolLook): string =>
  titleFace(look.titleFace).css + looks[look.look] + colorRules(look)

/** Rule that shows the hero's sketch where its picture will be, in its form and around the same focal point. */
export function sketchRule(sketch: string | null | undefined, { hero: record, imageDetails }: PublicLanding): string {
  if (!sketch) return ''
  const { x, y } = imageDetails?.[record?.backgroundImage ?? '']?.focus ?? { x: 0.5, y: 0.5 }
  const ratio = photoRatio(sketch)
  return (
    (ratio ? `:root{--photo:${ratio}}` : '') +
    `.hero-picture{background:url(${sketch}) ${Math.round(x * 100)}% ${Math.round(y * 100)}%/cover}`
  )
}
