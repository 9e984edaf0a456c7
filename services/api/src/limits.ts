/**
 * Bounds that keep one person, or one stranger, from using up what all share. Nobody meets them who uses the panel, on a match day neither. Each is
 * also a setting.
 */
export const limitSettings = {
  /** Sockets of people without a session from one network (an IPv4 address, an IPv6 /64), on one node: at a venue all phones share an address. */
  socketsPerNetwork: { setting: 'MAX_SOCKETS_NETWORK', usual: 1000 },
  /** Sockets of one session, on one node: a tab has one. */
  socketsPerSession: { setting: 'MAX_SOCKETS_SESSION', usual: 30 },
  /** Writes of one session in a minute, on one node. */
  writesPerMinute: { setting: 'MAX_WRITES_MINUTE', usual: 600 },
  /** Images that one person uploaded, in all buckets, and their megabytes; what was deleted counts until it is purged, since it takes as much room. */
  filesPerUser: { setting: 'MAX_FILES_USER', usual: 2000 },
  megabytesPerUser: { setting: 'MAX_MB_USER', usual: 4000 },
  filesPerBucket: { setting: 'MAX_FILES_BUCKET', usual: 10_000 },
  megabytesPerBucket: { setting: 'MAX_MB_BUCKET', usual: 20_000 },
  megabytesOfFiles: { setting: 'MAX_MB_FILES', usual: 40_000 },
  playersPerTeam: { setting: 'MAX_PLAYERS_TEAM', usual: 200 },
  /** Free megabytes on the database's disk below which no image is taken any more. */
  freeMegabytes: { setting: 'MIN_FREE_MB', usual: 512 },
} as const

export type Limits = { readonly [Name in keyof typeof limitSettings]: number }

/** The limits that an environment gives, else the usual ones. Calls back for a setting that is no whole number above 0. */
export function readLimits(given: Readonly<Record<string, string | undefined>>, onBad: (setting: string, message: string) => never): Limits {
  return Object.fromEntries(Object.entries(limitSettings).map(([name, { setting, usual }]) => {
    const text = given[setting] ?? String(usual)
    if (!/^[1-9]\d{0,8}$/.test(text)) onBad(setting, `use a whole number above 0, for example ${setting}=${usual}`)
    return [name, Number(text)]
  })) as Limits
}
