import { statSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { roles } from '@torneo/contracts/people/roles'
import { readReleaseKeys, type ReleaseKeys } from '@torneo/section-version/integrity'
import { instantIn } from '@torneo/serving/time-zone'
import { z } from 'zod/mini'
import { type Limits, readLimits } from './limits'

/** Thrown for an unusable setting; the message is one line that names the setting and says how to correct it. */
export class ConfigError extends Error {}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const proxyNames = ['loopback', 'linklocal', 'uniquelocal']

/** Parses a whole number written in digits only. */
const integer = (min: number, max: number, message: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.gte(min, message), z.lte(max, message))),
  )

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

function isKeysFile(path: string): boolean {
  try {
    readReleaseKeys(path)
    return true
  } catch {
    return false
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat('es', { timeZone: text }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`))

/** Instant of `2025-11-09T09:55` in a zone. */
function instantOf(moment: string, timeZone: string): number {
  const [day = '', time = ''] = moment.split('T')
  return instantIn(timeZone, day, time).getTime()
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  if (bits === undefined) return proxyNames.includes(address) || isIP(address) !== 0
  const maxPrefix = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= maxPrefix
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

const areRoles = (text: string): boolean =>
  listed(text).length > 0 && listed(text).every((role) => roles.some((known) => known === role))

/** Addresses only: a count of hops cannot tell a proxy from a client that bypasses it. */
const areProxies = (text: string): boolean => listed(text).length > 0 && listed(text).every(isProxy)

const messages = {
  PORT: 'use a number from 0 to 65535, for example PORT=4200',
  HOST: 'use the address to listen on, for example HOST=127.0.0.1',
  MONGODB_URI:
    'give the address of a MongoDB replica set, for example MONGODB_URI=mongodb://127.0.0.1:27017/torneo?replicaSet=rs0',
  SITE_DIR: 'use a folder that exists, the built panel, or leave it out',
  RELEASE_KEYS: 'use a file with the public keys of the section apps, as npm run keys prints them, or leave it out',
  RELEASES: 'use database, or leave it out: every release goes through the service (docs/operations/release.md)',
  PUBLIC_URL: 'use the http(s) address that people open, for example PUBLIC_URL=https://panel.example.org',
  SITE_SERVICE: 'use the address of the site service, for example SITE_SERVICE=http://127.0.0.1:4300, or leave it out',
  SITE_URL:
    'use the http(s) address of the public page on a host of its own, other than that of PUBLIC_URL, for example SITE_URL=https://torneo.example.org, or leave it out',
  PUBLIC_PAGE: 'use on or off, for example PUBLIC_PAGE=off where the school has a page of its own',
  TRUST_PROXY:
    'use the addresses of the proxies before the API, commas between (127.0.0.1, 10.0.0.0/8, loopback), or leave it out',
  TIME_ZONE:
    'use the time zone of the matches, for example TIME_ZONE=America/Montevideo, or leave it out for that of this machine',
  SIGNIN_WINDOW_S: 'use whole seconds from 1 to 86400, for example SIGNIN_WINDOW_S=60',
  SMTP_URL:
    'use the address of a mail server, for example SMTP_URL=smtps://user:password@mail.example.org, together with PUBLIC_URL, or leave it out',
  MAIL_FROM: 'use the address that mail comes from, for example MAIL_FROM=torneo@example.org',
  METRICS_TOKEN: 'use at least 16 characters without spaces, or leave it out',
  AUDIT_SIGNED_FROM:
    'use the number of the first row of the audit log that was written with AUDIT_KEY, for example AUDIT_SIGNED_FROM=1201, or leave it out',
  AUDIT_KEY: 'use at least 16 characters without spaces, or leave it out',
  REQUIRE_SECOND_FACTOR: `use the roles that must have one, commas between (${roles.join(', ')}), for example REQUIRE_SECOND_FACTOR=super, or leave it out`,
  SECOND_FACTOR_KEY: 'use at least 16 characters without spaces, or leave it out',
  PUSH_SERVICES:
    'use the hosts of push services of your own, commas between (push.example.org, 10.0.0.7:8443), or leave it out',
  LOG_LEVEL: `use one of ${logLevels.join(', ')}`,
  DATA_DIR: 'use the folder for data, for example DATA_DIR=.data',
  SEED: 'use demo or none',
  DEMO_AT: 'use a day and time of TIME_ZONE, for example DEMO_AT=2025-11-09T09:55, or leave it out',
} as const

const Settings = z.object({
  PORT: z._default(integer(0, 65_535, messages.PORT), 4200),
  HOST: z._default(z.string().check(z.regex(/^[0-9A-Za-z.:_-]+$/, messages.HOST)), '127.0.0.1'),
  MONGODB_URI: z
    .string({ error: messages.MONGODB_URI })
    .check(z.regex(/^mongodb(\+srv)?:\/\/[^/\s]+/, messages.MONGODB_URI)),
  SITE_DIR: z.optional(z.string().check(z.refine(isFolder, messages.SITE_DIR))),
  RELEASE_KEYS: z.optional(z.string().check(z.refine(isKeysFile, messages.RELEASE_KEYS))),
  RELEASES: z.optional(z.literal('database', { error: messages.RELEASES })),
  PUBLIC_URL: z.optional(z.string().check(z.refine(isWebAddress, messages.PUBLIC_URL))),
  SITE_SERVICE: z.optional(z.string().check(z.refine(isWebAddress, messages.SITE_SERVICE))),
  SITE_URL: z.optional(z.string().check(z.refine(isWebAddress, messages.SITE_URL))),
  PUBLIC_PAGE: z._default(z.enum(['on', 'off'], { error: messages.PUBLIC_PAGE }), 'on'),
  TRUST_PROXY: z.optional(z.string().check(z.refine(areProxies, messages.TRUST_PROXY))),
  TIME_ZONE: z.optional(z.string().check(z.refine(isTimeZone, messages.TIME_ZONE))),
  SIGNIN_WINDOW_S: z._default(integer(1, 86_400, messages.SIGNIN_WINDOW_S), 60),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/\S+$/, messages.SMTP_URL))),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^[^\r\n]*[^\s@<]@[^\s@>]+>?$/, messages.MAIL_FROM))),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^\S{16,}$/, messages.METRICS_TOKEN))),
  AUDIT_SIGNED_FROM: z._default(z.string().check(z.regex(/^[1-9]\d{0,14}$/, messages.AUDIT_SIGNED_FROM)), '1'),
  AUDIT_KEY: z.optional(z.string().check(z.regex(/^\S{16,}$/, messages.AUDIT_KEY))),
  REQUIRE_SECOND_FACTOR: z.optional(z.string().check(z.refine(areRoles, messages.REQUIRE_SECOND_FACTOR))),
  SECOND_FACTOR_KEY: z.optional(z.string().check(z.regex(/^\S{16,}$/, messages.SECOND_FACTOR_KEY))),
  PUSH_SERVICES: z.optional(z.string().check(z.regex(/^[\w.:,\s-]+$/, messages.PUSH_SERVICES))),
  LOG_LEVEL: z._default(z.enum(logLevels, { error: messages.LOG_LEVEL }), 'info'),
  DATA_DIR: z._default(z.string(), '.data'),
  SEED: z._default(z.enum(['demo', 'none'], { error: messages.SEED }), 'demo'),
  DEMO_AT: z.optional(z.string().check(z.refine(isMoment, messages.DEMO_AT))),
})

export interface Config {
  readonly port: number
  readonly host: string
  readonly mongodbUri: string
  /** Folder of the built panel; null: the service is an API only. */
  readonly siteDir: string | null
  /** Public keys that may release each section; null: section files need no signature. */
  readonly releaseKeys: ReleaseKeys | null
  /** Origin that people open; decides the cookie's Secure and what counts as our own origin. */
  readonly publicOrigin: string | null
  /** Origin of the public page on a host of its own. */
  readonly siteOrigin: string | null
  /** Origin of the site service, which followers' sockets are forwarded to; null: this service serves them. */
  readonly siteService: string | null
  /** False: the school has a public page of its own. */
  readonly publicPage: boolean
  /** Proxies whose X-Forwarded-* headers are trusted; false: none. */
  readonly trustProxy: false | string[]
  /** Time zone of match dates and times. */
  readonly timeZone: string
  readonly signInWindowSeconds: number
  /** Mail server; null: no mail is sent. */
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly metricsToken: string | null
  /** Key that signs the rows of the audit log. */
  readonly auditKey: string | null
  /** Sequence number of the first audit row that was signed with the key. */
  readonly auditSignedFrom: number
  /** Roles that must set up a second factor before they can do anything else. */
  readonly secondFactorRoles: readonly string[]
  /** Encrypts the secrets of authenticator apps. */
  readonly secondFactorKey: string | null
  /** Hosts that alerts may be sent to, in addition to the browsers' push services. */
  readonly pushServices: readonly string[]
  readonly logLevel: (typeof logLevels)[number]
  readonly seed: 'demo' | 'none'
  /** Instant that the demo is placed around; null: when it is written. */
  readonly demoAt: number | null
  readonly limits: Limits
}

/**
 * Reads the settings from an environment; an empty setting counts as absent.
 * Throws a one-line ConfigError for the first unusable one, without its value, which may be a secret.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = z.safeParse(Settings, given)
  if (!result.success) {
    const [issue] = result.error.issues
    const setting = String(issue?.path[0])
    throw new ConfigError(
      `${setting} ${given[setting] === undefined ? 'is missing' : 'cannot be used'}: ${issue?.message}`,
    )
  }
  const settings = result.data
  if (settings.SMTP_URL && !settings.PUBLIC_URL) throw new ConfigError(`SMTP_URL cannot be used: ${messages.SMTP_URL}`)
  const timeZone = settings.TIME_ZONE ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const originIn = (address: string | undefined) => (address ? new URL(address).origin : null)
  const [publicOrigin, siteOrigin] = [originIn(settings.PUBLIC_URL), originIn(settings.SITE_URL)]
  if (siteOrigin && publicOrigin && new URL(siteOrigin).host === new URL(publicOrigin).host)
    throw new ConfigError(`SITE_URL cannot be used: ${messages.SITE_URL}`)
  return {
    port: settings.PORT,
    host: settings.HOST,
    mongodbUri: settings.MONGODB_URI,
    siteDir: settings.SITE_DIR ? resolve(settings.SITE_DIR) : null,
    releaseKeys: settings.RELEASE_KEYS ? readReleaseKeys(settings.RELEASE_KEYS) : null,
    publicOrigin,
    siteOrigin: settings.PUBLIC_PAGE === 'on' ? siteOrigin : null,
    siteService: originIn(settings.SITE_SERVICE),
    publicPage: settings.PUBLIC_PAGE === 'on',
    trustProxy: settings.TRUST_PROXY === undefined ? false : listed(settings.TRUST_PROXY),
    timeZone,
    signInWindowSeconds: settings.SIGNIN_WINDOW_S,
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom: settings.MAIL_FROM ?? `Torneo <torneo@${new URL(settings.PUBLIC_URL ?? 'http://localhost').hostname}>`,
    metricsToken: settings.METRICS_TOKEN ?? null,
    auditKey: settings.AUDIT_KEY ?? null,
    auditSignedFrom: Number(settings.AUDIT_SIGNED_FROM),
    secondFactorRoles: listed(settings.REQUIRE_SECOND_FACTOR ?? ''),
    secondFactorKey: settings.SECOND_FACTOR_KEY ?? null,
    pushServices: listed(settings.PUSH_SERVICES ?? ''),
    logLevel: settings.LOG_LEVEL,
    seed: settings.SEED,
    demoAt: settings.DEMO_AT === undefined ? null : instantOf(settings.DEMO_AT, timeZone),
    limits: readLimits(given, (setting, message) => {
      throw new ConfigError(`${setting} cannot be used: ${message}`)
    }),
  }
}

/** Returns a one-line warning about valid but risky settings, or null. */
export function warningOf({ host, publicOrigin }: Config): string | null {
  if (publicOrigin !== null || host === 'localhost' || host === '::1' || host.startsWith('127.')) return null
  return (
    'HOST is open to other machines and PUBLIC_URL is missing: without the address that people open, cookies are not marked Secure ' +
    'and every host name is taken for our own'
  )
}
