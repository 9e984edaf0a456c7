import { renderUnicodeCompact } from 'uqr'
import { demoAccounts, demoPassword } from './demo-accounts.ts'

export interface Announcement {
  /** Addresses of the panel, best first. */
  readonly addresses: readonly string[]
  /** Emails of the demo accounts that have the public password. */
  readonly demo: readonly string[]
  /** True while no account exists. */
  readonly isUnused: boolean
  /** The embedded database's URI; null for another one, whose URI may contain a password. */
  readonly database: string | null
  /** The chosen folder of the embedded database, as commands on it must name it too; null for the default one. */
  readonly dataDir: string | null
  readonly lan: boolean
  readonly logFile: string
}

/** Message of `npm start` when everything runs. */
export function announce({ addresses, demo, isUnused, database, dataDir, lan, logFile }: Announcement): string {
  const accounts = Object.entries(demoAccounts).filter(([, email]) => demo.includes(email))
  const [first, ...others] = addresses
  return [
    '',
    `Torneo is ready at ${first}`,
    ...others.map((address) => `                or ${address}`),
    ...(lan && first ? ['', renderUnicodeCompact(first)] : []),
    ...(demo.length > 0 ? ['', `Sign in with one of these, password ${demoPassword}:`] : []),
    ...accounts.map(([role, email]) => `  ${email.padEnd(24)}${role}`),
    ...(isUnused
      ? [
          '',
          'There is no account yet. Make the first one, in another terminal:',
          `  ${dataDir === null ? '' : `DATA_DIR=${dataDir} `}npm run user -- create-super <email> <name>`,
        ]
      : []),
    ...(lan && demo.length > 0
      ? ['', 'Anyone on this network can sign in with the demo accounts while they exist.']
      : []),
    '',
    ...(database ? [`Database  ${database}`] : []),
    `Log       ${logFile}`,
    'Ctrl-C stops everything.',
  ].join('\n')
}
