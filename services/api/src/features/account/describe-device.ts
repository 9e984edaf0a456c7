import Bowser from 'bowser'

/** Characters of the header that are parsed. */
const maxLength = 300

/** Names a browser for people: 'Chrome en Android'; '' if unknown. */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, maxLength))
  return [browser.name, platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name]
    .filter(Boolean)
    .join(' en ')
}
