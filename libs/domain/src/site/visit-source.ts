import type { VisitSource } from '@torneo/contracts/site/dashboard'

/** Hosts of each kind by their last names; `google` in any country. */
const kinds: readonly (readonly [VisitSource, RegExp])[] = [
  ['whatsapp', /(^|\.)(whatsapp\.com|whatsapp|wa\.me)$/],
  [
    'search',
    /(^|\.)(google\.[a-z.]{2,6}|googlequicksearchbox|bing\.com|duckduckgo\.com|ecosia\.org|search\.brave\.com|(search\.)?yahoo\.com)$/,
  ],
  [
    'social',
    /(^|\.)(facebook\.com|fb\.me|instagram\.com|instagram\.android|katana|t\.co|x\.com|twitter\.com|threads\.(net|com)|tiktok\.com|youtube\.com|linkedin\.com|lnkd\.in|t\.me|telegram\.org|messenger)$/,
  ],
]

/** Names of a campaign (`utm_source`) that mean the same as a host. */
const named: ReadonlyMap<string, VisitSource> = new Map(
  Object.entries({
    whatsapp: 'whatsapp',
    wa: 'whatsapp',
    google: 'search',
    facebook: 'social',
    instagram: 'social',
    twitter: 'social',
    telegram: 'social',
  } as const),
)

/**
 * Tells where a visitor comes from: by the address's `utm_source`, else by the page or app that linked to it. Apps that
 * name none are `direct`.
 */
export function visitSource(referrer: string | undefined, campaign: string | null): VisitSource {
  if (campaign) return named.get(campaign.toLowerCase()) ?? 'other'
  if (!referrer) return 'direct'
  if (!URL.canParse(referrer)) return 'other'
  const { hostname } = new URL(referrer)
  return kinds.find(([, hosts]) => hosts.test(hostname.toLowerCase()))?.[0] ?? 'other'
}

/** Programs that read a page for no visitor: search engines, previews of links, monitors. */
const programs =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|facebookexternalhit|facebot|^whatsapp|monitor|uptime|pingdom|headless|lighthouse|curl|wget|python|okhttp|java\/|go-http|node-fetch|undici/i

/** True for the browser of a person, as far as it says so. */
export const isBrowser = (userAgent: string | undefined): boolean =>
  userAgent !== undefined && userAgent.startsWith('Mozilla/') && !programs.test(userAgent)
