import { roles, type Role } from '@torneo/contracts/people/roles'
import { appPattern } from '@torneo/contracts/releases/section-version'
import { sectionGroups } from '@torneo/contracts/releases/sections'
import { PlainError } from '../shared/plain-error.ts'

export interface NewSection {
  readonly path: string
  /** A name that does not exist yet creates a new app. */
  readonly app: string
  readonly label: string
  readonly group: string
  /** Heading of a group outside the section table; null for the group's own name. */
  readonly groupTitle: string | null
  readonly roles: readonly Role[]
}

const text = { type: 'string' } as const
/** Options of a section for `readCommandLine`. */
export const sectionOptions = { app: text, label: text, group: text, 'group-title': text, roles: text } as const

interface GivenWords {
  readonly values: Readonly<Partial<Record<keyof typeof sectionOptions, string>>>
  readonly positionals: readonly string[]
}

/**
 * Parses a section from the command line; `apps` are the existing ones. Throws a PlainError of one line for anything
 * invalid.
 */
export function readSection(
  { values, positionals: [path = '', ...more] }: GivenWords,
  usage: string,
  apps: readonly string[],
): NewSection {
  if (more.length > 0 || path === '') throw new PlainError(`A section has one path. ${usage}`)
  if (!/^(\/[a-z][a-z0-9]*(-[a-z0-9]+)*){1,3}$/.test(path))
    throw new PlainError(`'${path}' is no path of a section: as /referees or /tournament/referees.`)
  const words = (option: 'label' | 'group-title') => {
    const given = (values[option] ?? '').trim()
    if (!/^[\p{L}\p{N}][\p{L}\p{N} .-]{1,39}$/u.test(given))
      throw new PlainError(`--${option} needs the sidebar's words: letters, digits and spaces, 2 to 40. ${usage}`)
    return given
  }
  const { app = '', group = '' } = values
  if (!appPattern.test(app))
    throw new PlainError(
      `--app needs ${apps.map((one) => `${one}, `).join('')}${apps.length > 0 ? 'or ' : ''}the name of a new app: small letters, digits and '-', 2 to 41.`,
    )
  if (!/^[a-z][a-z0-9_-]{1,39}$/.test(group))
    throw new PlainError(
      `--group needs one of ${sectionGroups.join(', ')}, or a new app's own word: small letters. ${usage}`,
    )
  const chosen = (values.roles ?? '').split(',').map((role) => oneOf(roles, role.trim(), 'roles'))
  if (new Set(chosen).size < chosen.length) throw new PlainError('--roles names a role twice.')
  return {
    path,
    label: words('label'),
    app,
    group,
    groupTitle: values['group-title'] === undefined ? null : words('group-title'),
    roles: roles.filter((role) => chosen.includes(role)),
  }
}

function oneOf<const Words extends readonly string[]>(
  words: Words,
  given: string | undefined,
  option: string,
): Words[number] {
  const word = words.find((candidate) => candidate === given)
  if (word === undefined)
    throw new PlainError(`--${option} needs one of ${words.join(', ')}${given ? `, not '${given}'` : ''}.`)
  return word
}
