import type { RenderedPublicPage } from './page-program'
import { publicPagePath } from './public-page'

/** Points the text of a released version at its own files, which it was built to find below the page. */
export const placedVersion = (text: string, version: string): string =>
  text.replaceAll(`${publicPagePath}/assets/`, `${publicPagePath}/version/${version}/assets/`)

/** Points a page of a released version at its own files. */
export const placedPage = ({ html, css }: RenderedPublicPage, version: string): RenderedPublicPage => ({
  html: placedVersion(html, version),
  css: placedVersion(css, version),
})
