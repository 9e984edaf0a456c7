import { publicPagePath } from './public-page'

/** Points the text of a released version at its own files, which it was built to find below the page. */
export const placedVersion = (text: string, version: string): string =>
  text.replaceAll(`${publicPagePath}/assets/`, `${publicPagePath}/version/${version}/assets/`)
