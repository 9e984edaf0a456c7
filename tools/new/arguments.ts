import { sectionGroups } from '@torneo/contracts/releases/sections'
import { readCommandLine } from '../shared/command-line.ts'
import { PlainError } from '../shared/plain-error.ts'
import { sectionApps } from '../shared/section-apps.ts'
import { type NewSection, readSection, sectionOptions } from './section-arguments.ts'

export interface NewFeature {
  readonly app: string
  readonly feature: string
  /** The singular; null: derived from the plural. */
  readonly one: string | null
}

const sectionUsage = `Use: npm run new:section -- /referees --app <${sectionApps.join(' | ')} | a new app> --label 'Árbitros' --group <${sectionGroups.join(' | ')}, or a new app's own> [--group-title 'Arbitraje'] --roles super,admin_landing`
const featureUsage = `npm run new:feature -- <${sectionApps.join(' | ')}> referees [--one referee]`

/** Reads the arguments of `npm run new:section --`. Throws a PlainError of one line for anything invalid. */
export const readSectionArguments = (args: readonly string[]): NewSection =>
  readSection(readCommandLine(args, sectionOptions, sectionUsage), sectionUsage, sectionApps)

/** Reads the arguments of `npm run new:feature --`. Throws a PlainError of one line for anything invalid. */
export function readFeatureArguments(args: readonly string[]): NewFeature {
  const {
    values: { one = null },
    positionals: [name, feature, ...more],
  } = readCommandLine(args, { one: { type: 'string' } }, `Use: ${featureUsage}`)
  const app = sectionApps.find((sectionApp) => sectionApp === name)
  if (!app || feature === undefined || more.length > 0) throw new PlainError(`Use: ${featureUsage}`)
  return { app, feature, one }
}
