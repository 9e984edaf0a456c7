/**
 * Bounds that keep one client from exhausting shared resources. Normal use never reaches them, match days included.
 * Each can be changed by its environment variable.
 */
export const limitSettings = {
  /** Anonymous sockets per network (an IPv4 address, an IPv6 /64) and node: at a venue all phones share an address. */
  socketsPerNetwork: { setting: 'MAX_SOCKETS_NETWORK', usual: 1000 },
  /** Sockets per session and node; each tab opens one. */
  socketsPerSession: { setting: 'MAX_SOCKETS_SESSION', usual: 30 },
  /** Writes per session, minute and node. */
  writesPerMinute: { setting: 'MAX_WRITES_MINUTE', usual: 600 },
  /**
   * Images uploaded by one user, over all buckets, and their megabytes; deleted ones count until they are purged, since
   * they still take space.
   */
  filesPerUser: { setting: 'MAX_FILES_USER', usual: 2000 },
  megabytesPerUser: { setting: 'MAX_MB_USER', usual: 4000 },
  filesPerBucket: { setting: 'MAX_FILES_BUCKET', usual: 10_000 },
  megabytesPerBucket: { setting: 'MAX_MB_BUCKET', usual: 20_000 },
  megabytesOfFiles: { setting: 'MAX_MB_FILES', usual: 40_000 },
  playersPerTeam: { setting: 'MAX_PLAYERS_TEAM', usual: 200 },
  /** Free megabytes on the database's disk below which uploads are rejected. */
  freeMegabytes: { setting: 'MIN_FREE_MB', usual: 512 },
} as const

export type Limits = { readonly [Name in keyof typeof limitSettings]: number }

/** Reads the limits from an environment, with defaults. Calls `onBad` for a value that is not a positive integer. */
export function readLimits(
  given: Readonly<Record<string, string | undefined>>,
  onBad: (setting: string, message: string) => never,
): Limits {
  return Object.fromEntries(
    Object.entries(limitSettings).map(([name, { setting, usual }]) => {
      const text = given[setting] ?? String(usual)
      if (!/^[1-9]\d{0,8}$/.test(text)) onBad(setting, `use a whole number above 0, for example ${setting}=${usual}`)
      return [name, Number(text)]
    }),
  ) as Limits
}
