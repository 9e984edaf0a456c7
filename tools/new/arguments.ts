import { roles, type Role } from '@torneo/contracts/roles'
import { sectionApps, sectionGroups, type SectionApp, type SectionGroup } from '@torneo/contracts/sections'
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
  /** What one of its records is called; null: as the name of many says. */
  readonly one: string | null
}

const sectionUsage = `npm run new:section -- /referees --app <${sectionApps.join(' | ')}> --label 'Árbitros' --group <${sectionGroups.join(' | ')}> --roles super,admin_landing`
const featureUsage = `npm run new:feature -- <${sectionApps.join(' | ')}> referees [--one referee]`

/** Reads what follows `npm run new:section --`. Throws a PlainError of one line for what it does not know. */
export function readSectionArguments(args: readonly string[]): NewSection {
  const { plain, options } = read(args, ['app', 'label', 'group', 'roles'], sectionUsage)
  const [path = '', ...more] = plain
  if (more.length > 0 || path === '') throw new PlainError(`A section has one path. Use: ${sectionUsage}`)
  if (!/^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*){1,3}$/.test(path)) throw new PlainError(`'${path}' is no path of a section: as /referees or /tournament/referees.`)
  const label = (options.get('label') ?? '').trim()
  if (!/^[\p{L}\p{N}][\p{L}\p{N} .-]{1,39}$/u.test(label)) throw new PlainError(`--label needs the sidebar's words: letters, digits and spaces, 2 to 40. Use: ${sectionUsage}`)
  const who = (options.get('roles') ?? '').split(',').map((role) => oneOf(roles, role.trim(), 'roles'))
  if (new Set(who).size < who.length) throw new PlainError('--roles names a role twice.')
  return {
    path, label, app: oneOf(sectionApps, options.get('app'), 'app'), group: oneOf(sectionGroups, options.get('group'), 'group'),
    roles: roles.filter((role) => who.includes(role)),
  }
}

/** Reads what follows `npm run new:feature --`. Throws a PlainError of one line for what it does not know. */
export function readFeatureArguments(args: readonly string[]): NewFeature {
  const { plain, options } = read(args, ['one'], featureUsage)
  const [name, feature, ...more] = plain
  const app = sectionApps.find((known) => known === name)
  if (!app || feature === undefined || more.length > 0) throw new PlainError(`Use: ${featureUsage}`)
  return { app, feature, one: options.get('one') ?? null }
}

function oneOf<const Words extends readonly string[]>(words: Words, given: string | undefined, option: string): Words[number] {
  const word = words.find((known) => known === given)
  if (word === undefined) throw new PlainError(`--${option} needs one of ${words.join(', ')}${given ? `, not '${given}'` : ''}.`)
  return word
}

function read(args: readonly string[], known: readonly string[], usage: string): { plain: string[]; options: Map<string, string> } {
  const plain: string[] = []
  const options = new Map<string, string>()
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] ?? ''
    if (!arg.startsWith('--')) {
      plain.push(arg)
      continue
    }
    const name = arg.slice(2)
    const value = args[at + 1]
    if (!known.includes(name) || options.has(name) || value === undefined || value.startsWith('--')) throw new PlainError(`'${arg}' is not understood here. Use: ${usage}`)
    options.set(name, value)
    at += 1
  }
  return { plain, options }
}
