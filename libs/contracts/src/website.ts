/** A scheme of its own, such as `mailto:`; digits behind the colon are a port instead. */
const otherScheme = /^(?!https?:\/\/)(?:(?:javascript|data|vbscript):|[a-z][a-z0-9+.-]*:(?![0-9]+(?:[/?#]|$)))/i

/** R18: `https://` before an address that has no http or https of its own. Running it twice changes nothing. */
export function completeWebsite(typed: string): string {
  const website = typed.trim()
  return website === '' || /^https?:\/\//i.test(website) || otherScheme.test(website) ? website : `https://${website}`
}

/** The same for what may be a path or an anchor too, which stay. */
export const completeLink = (typed: string): string => (/^\s*[/#]/.test(typed) ? typed.trim() : completeWebsite(typed))

/** A scheme is followed by a host: not by another scheme (`https://https://x.com`), nor by more slashes, which browsers overlook, nor by a user's name (`@torneo`). */
const websitePattern = /^https?:\/\/(?!https?:)[^\s/\\@]\S*$/i

/** Whether a completed address is one of a website. */
export function isWebsite(address: string): boolean {
  if (!websitePattern.test(address) || !URL.canParse(address)) return false
  const { username, password, hostname } = new URL(address)
  return hostname !== '' && username === '' && password === ''
}
