import { useMemo } from 'react'
import { ExternalLink, Plus, SunMoon, User, type LucideIcon } from 'lucide-react'
import { useSignedInUser } from '@torneo/client'
import { themes, type Theme } from '@torneo/contracts/account'
import type { RecordName } from '@torneo/contracts/record-names'
import { sectionById, type SectionId } from '@torneo/contracts/sections'
import { canView, mayView } from '@torneo/domain/permissions'
import { askingNew } from '@torneo/panel/use-asked-new'
import { askingRecord } from '@torneo/panel/use-asked-record'
import { iconOf } from '../frame/section-icons'
import { useTheme } from '../frame/theme'
import { useSections } from '../remotes/use-sections'
import { type Findable, plainOf } from './find'
import { newTexts, paletteTexts } from './palette-texts'

/** A screen, an action or a record: an address with the state for its screen, or an action to run here. */
export interface Target extends Findable {
  readonly key: string
  readonly icon: LucideIcon
  readonly to?: string
  readonly state?: object
  readonly href?: string
  readonly run?: () => void
}

const target = (label: string, detail: string, rest: Omit<Target, keyof Findable>): Target => ({ label, detail, plain: plainOf(label, detail), ...rest })

function recordTarget({ id, section, name, email, teamId, ...row }: RecordName): Target {
  const { path, label } = sectionById(section as SectionId)
  const detail = email ?? row.detail
  const shown = detail === '' ? label : `${label} · ${detail}`
  if (email !== undefined) return target(name, shown, { key: id, icon: iconOf(section), to: `${path}?q=${encodeURIComponent(email)}` })
  return target(name, shown, {
    key: id, icon: teamId ? User : iconOf(section), to: teamId ? `${path}/${teamId}` : path, state: askingRecord(id),
  })
}

/** What the signed-in user can find, by group. */
export function useFindables(records: readonly RecordName[]) {
  const { role } = useSignedInUser()
  const { rows } = useSections()
  const [, chooseTheme] = useTheme()

  const screens = rows.filter((row) => mayView(role, row)).map(({ id, path, label, title }) => (
    target(label, title && title !== label ? title : '', { key: path, icon: iconOf(id), to: path })))
  const actions = [
    ...Object.entries(newTexts).filter(([id]) => canView(role, id as SectionId)).map(([id, label]) => {
      const { path, label: section } = sectionById(id as SectionId)
      return target(label, section, { key: `new ${id}`, icon: Plus, to: path, state: askingNew })
    }),
    target(paletteTexts.publicPage, '', { key: 'public', icon: ExternalLink, href: '/en-vivo' }),
    ...themes.map((theme: Theme) => target(paletteTexts.theme[theme], '', { key: theme, icon: SunMoon, run: () => chooseTheme(theme) })),
  ]
  const named = useMemo(() => records.map(recordTarget), [records])
  return { screens, actions, records: named }
}
