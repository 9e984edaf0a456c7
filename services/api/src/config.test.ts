import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig, warningOf } from './config'
import { limitSettings } from './limits'

const MONGODB_URI = 'mongodb://127.0.0.1:27017/torneo?replicaSet=rs0'

function faultOf(settings: Record<string, string>): unknown {
  try {
    return readConfig(settings)
  } catch (error) {
    return error
  }
}

describe('readConfig', () => {
  it('has a default for everything but the database', () => {
    expect(readConfig({ MONGODB_URI, PORT: ' ', SITE_DIR: '', NOISE: 'x' })).toEqual({
      port: 4200,
      host: '127.0.0.1',
      mongodbUri: MONGODB_URI,
      siteDir: null,
      releaseKeys: null,
      publicOrigin: null,
      siteOrigin: null,
      siteService: null,
      publicPage: true,
      trustProxy: false,
      timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      signInWindowSeconds: 60,
      smtpUrl: null,
      mailFrom: 'Torneo <torneo@localhost>',
      metricsToken: null,
      auditKey: null,
      auditSignedFrom: 1,
      secondFactorRoles: [],
      secondFactorKey: null,
      pushServices: [],
      logLevel: 'info',
      seed: 'demo',
      demoAt: null,
      limits: Object.fromEntries(Object.entries(limitSettings).map(([name, { usual }]) => [name, usual])),
    })
  })

  it('takes a mail server with an address that people open, and names the sender by it', () => {
    const given = { MONGODB_URI, PUBLIC_URL: 'https://panel.example.org', SMTP_URL: 'smtp://mail.example.org:587' }
    expect(readConfig(given)).toMatchObject({ smtpUrl: given.SMTP_URL, mailFrom: 'Torneo <torneo@panel.example.org>' })
    expect(readConfig({ ...given, MAIL_FROM: 'a@b.cl' }).mailFrom).toBe('a@b.cl')
    expect(() => readConfig({ ...given, PUBLIC_URL: '' })).toThrow(
      /^SMTP_URL cannot be used: .*together with PUBLIC_URL/,
    )
    expect(() => readConfig({ ...given, SMTP_URL: 'mail.example.org' })).toThrow(/^SMTP_URL cannot be used/)
    expect(() => readConfig({ ...given, MAIL_FROM: 'x\nBcc: a@b.cl' })).toThrow(/^MAIL_FROM cannot be used/)
  })

  it('gives the public page a host of its own, other than that of the panel, or none', () => {
    const given = {
      MONGODB_URI,
      PUBLIC_URL: 'https://panel.example.org',
      SITE_URL: 'https://Torneo.example.org/inicio',
    }
    expect(readConfig(given)).toMatchObject({ siteOrigin: 'https://torneo.example.org', publicPage: true })
    expect(readConfig({ ...given, PUBLIC_PAGE: 'off' })).toMatchObject({ siteOrigin: null, publicPage: false })
    expect(() => readConfig({ ...given, SITE_URL: 'http://panel.example.org' })).toThrow(
      /^SITE_URL cannot be used: .*other than that of PUBLIC_URL/,
    )
  })

  it('reads the given values', () => {
    const config = readConfig({
      MONGODB_URI,
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://panel.example.org/panel/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
      TIME_ZONE: 'America/Montevideo',
      SIGNIN_WINDOW_S: '5',
      LOG_LEVEL: 'warn',
      SEED: 'none',
      DEMO_AT: '2025-11-09T09:55',
      MAX_WRITES_MINUTE: '7',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      publicOrigin: 'https://panel.example.org',
      trustProxy: ['loopback', '10.0.0.0/8', '::1'],
      timeZone: 'America/Montevideo',
      signInWindowSeconds: 5,
      logLevel: 'warn',
      seed: 'none',
      demoAt: Date.parse('2025-11-09T09:55-03:00'),
      limits: { writesPerMinute: 7 },
    })
  })

  it.each([
    [{ PORT: 'abc' }],
    [{ PORT: '70000' }],
    [{ PORT: '-1' }],
    [{ HOST: 'a b' }],
    [{ MONGODB_URI: 'localhost' }],
    [{ SITE_DIR: '/no/such/folder' }],
    [{ RELEASES: 'folder' }],
    [{ PUBLIC_URL: 'panel.example.org' }],
    [{ PUBLIC_URL: 'ftp://x' }],
    [{ SITE_SERVICE: '127.0.0.1:4300' }],
    [{ SITE_URL: 'torneo.example.org' }],
    [{ SITE_URL: 'ftp://x' }],
    [{ PUBLIC_PAGE: 'no' }],
    [{ TRUST_PROXY: 'everyone' }],
    [{ TRUST_PROXY: '2' }],
    [{ TRUST_PROXY: '10.0.0.0/64' }],
    [{ SIGNIN_WINDOW_S: '0' }],
    [{ METRICS_TOKEN: 'short' }],
    [{ AUDIT_KEY: 'short' }],
    [{ TIME_ZONE: 'Montevideo' }],
    [{ SECOND_FACTOR_KEY: 'short' }],
    [{ REQUIRE_SECOND_FACTOR: 'yes' }],
    [{ REQUIRE_SECOND_FACTOR: 'super,jefa' }],
    [{ LOG_LEVEL: 'loud' }],
    [{ SEED: 'yes' }],
    [{ DEMO_AT: 'hoy' }],
    [{ DEMO_AT: '2025-13-09T09:55' }],
    [{ MAX_WRITES_MINUTE: '0' }],
    [{ MAX_SOCKETS_NETWORK: '1e3' }],
  ])('rejects %o in one line that names the setting and the remedy, and not its value', (settings) => {
    const [[name, value]] = Object.entries(settings) as [[string, string]]
    const fault = faultOf({ MONGODB_URI, ...settings })
    expect(fault).toBeInstanceOf(ConfigError)
    const { message } = fault as ConfigError
    expect(message).toMatch(new RegExp(`^${name} cannot be used: (use|give) .+`))
    expect(message).not.toContain('\n')
    expect(message.includes(`=${value} `)).toBe(false)
  })

  it('warns of a service that is open to others and does not know its own address', () => {
    const warning = (settings: Record<string, string>) => warningOf(readConfig({ MONGODB_URI, ...settings }))
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5'])
      expect(warning({ HOST })).toMatch(/^HOST is open to other machines and PUBLIC_URL is missing/)
    for (const settings of [{}, { HOST: '127.0.0.1' }, { HOST: '0.0.0.0', PUBLIC_URL: 'https://panel.example.org' }])
      expect(warning(settings)).toBeNull()
  })

  it('says that the database is missing', () => {
    expect(() => readConfig({})).toThrow('MONGODB_URI is missing: give the address of a MongoDB replica set')
  })
})
