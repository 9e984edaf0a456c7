/** Matches a scheme other than http(s), such as `mailto:`; digits after the colon are a port instead. */
const otherScheme = /^(?!https?:\/\/)(?:(?:javascript|data|vbscript):|[a-z][a-z0-9+.-]*:(?![0-9]+(?:[/?#]|$)))/i

/** Adds `https://` to an address without http or https (R18). Idempotent. */
export function completeWebsite(typed: string): string {
  const website = typed.trim()
  return website === '' || /^https?:\/\//i.test(website) || otherScheme.test(website) ? website : `https://${website}`
}

/** Completes an address like `completeWebsite`, but leaves paths and anchors unchanged. */
export const completeLink = (typed: string): string => (/^\s*[/#]/.test(typed) ? typed.trim() : completeWebsite(typed))

/**
 * Requires a host after the scheme: not another scheme (`https://https://x.com`), more slashes (which browsers ignore)
 * or `@torneo`.
 */
const websitePattern = /^https?:\/\/(?!https?:)[^\s/\\@]\S*$/i

/** True when a completed address is a website's. */
export function isWebsite(address: string): boolean {
  if (!websitePattern.test(address) || !URL.canParse(address)) return false
  const { username, password, hostname } = new URL(address)
  return hostname !== '' && username === '' && password === ''
}
