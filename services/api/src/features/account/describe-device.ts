import Bowser from 'bowser'

/** As much of a header as is looked at. */
const maxLength = 300

/** What a browser says it is, for people: 'Chrome en Android'; '' when it does not say. */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return ''
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, maxLength))
  return [browser.name, platform.model === 'iPhone' || platform.model === 'iPad' ? platform.model : os.name].filter(Boolean).join(' en ')
}
