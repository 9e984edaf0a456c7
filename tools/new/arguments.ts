import { roles, type Role } from '@torneo/contracts/roles'
import { sectionApps, sectionGroups, type SectionApp, type SectionGroup } from '@torneo/contracts/sections'
import { readCommandLine } from '../shared/command-line.ts'
import { PlainError } from '../shared/plain-error.ts'

export interface NewSection {
  readonly path: string
  readonly app: SectionApp
  readonly label: string
  readonly group: SectionGroup
  readonly roles: readonly Role[]
}

export interface NewFeature {
  readonly app: SectionApp
  readonly feature: string
  /** The singular; null: derived from the plural. */
  readonly one: string | null
}

const sectionUsage = `npm run new:section -- /referees --app <${sectionApps.join(' | ')}> --label 'Árbitros' --group <${sectionGroups.join(' | ')}> --roles super,admin_landing`
const featureUsage = `npm run new:feature -- <${sectionApps.join(' | ')}> referees [--one referee]`

/** Reads the arguments of `npm run new:section --`. Throws a PlainError of one line for anything invalid. */
export function readSectionArguments(args: readonly string[]): NewSection {
  const text = { type: 'string' } as const
  const { values, positionals: [path = '', ...more] } = readCommandLine(args, { app: text, label: text, group: text, roles: text }, `Use: ${sectionUsage}`)
  if (more.length > 0 || path === '') throw new PlainError(`A section has one path. Use: ${sectionUsage}`)
  if (!/^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*){1,3}$/.test(path)) throw new PlainError(`'${path}' is no path of a section: as /referees or /tournament/referees.`)
  const label = (values.label ?? '').trim()
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .-]{1,39}$/u.test(label)) throw new PlainError(`--label needs the sidebar's words: letters, digits and spaces, 2 to 40. Use: ${sectionUsage}`)
  const chosen = (values.roles ?? '').split(',').map((role) => oneOf(roles, role.trim(), 'roles'))
  if (new Set(chosen).size < chosen.length) throw new PlainError('--roles names a role twice.')
  return {
    path, label, app: oneOf(sectionApps, values.app, 'app'), group: oneOf(sectionGroups, values.group, 'group'),
    roles: roles.filter((role) => chosen.includes(role)),
  }
}

/** Reads the arguments of `npm run new:feature --`. Throws a PlainError of one line for anything invalid. */
export function readFeatureArguments(args: readonly string[]): NewFeature {
  const { values: { one = null }, positionals: [name, feature, ...more] } = readCommandLine(args, { one: { type: 'string' } }, `Use: ${featureUsage}`)
  const app = sectionApps.find((sectionApp) => sectionApp === name)
  if (!app || feature === undefined || more.length > 0) throw new PlainError(`Use: ${featureUsage}`)
  return { app, feature, one }
}

function oneOf<const Words extends readonly string[]>(words: Words, given: string | undefined, option: string): Words[number] {
  const word = words.find((candidate) => candidate === given)
  if (word === undefined) throw new PlainError(`--${option} needs one of ${words.join(', ')}${given ? `, not '${given}'` : ''}.`)
  return word
}
