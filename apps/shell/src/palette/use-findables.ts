import { useSignedInUser } from '@torneo/client'
import { themes, type Theme } from '@torneo/contracts/people/account'
import type { RecordName } from '@torneo/contracts/records/record-names'
import { sectionById, type SectionId } from '@torneo/contracts/releases/sections'
import { mayView } from '@torneo/domain/people/permissions'
import { formAddress, formQuery } from '@torneo/domain/records/form-address'
import { openNewState } from '@torneo/panel/record/use-open-from-state'
import { openRecordState } from '@torneo/panel/record/use-requested-record'
import { helpQuery } from '@torneo/panel/screen/help'
import { useLocation } from '@torneo/router'
import { CircleHelp, ExternalLink, Plus, SunMoon, User, type LucideIcon } from 'lucide-react'
import { useMemo } from 'react'
import { useFamiliesPage } from '../edition/use-edition'
import { iconOf } from '../frame/section-icons'
import { useTheme } from '../frame/theme'
import { searchHelp } from '../help/search-help'
import { useHelp } from '../help/use-help'
import { useSections } from '../remotes/use-sections'
import { type Findable, searchTextOf } from './find'
import { paletteTexts } from './palette-texts'

/** A screen, action, record or help article: an address with router state, or an action that runs here. */
export interface Target extends Findable {
  readonly key: string
  readonly icon: LucideIcon
  readonly to?: string
  readonly state?: object
  readonly replace?: boolean
  readonly href?: string
  readonly run?: () => void
}

const target = (label: string, detail: string, rest: Omit<Target, keyof Findable>): Target => ({
  label,
  detail,
  searchText: searchTextOf(label, detail),
  ...rest,
})

function recordTarget({ id, section, page, name, email, teamId, ...row }: RecordName): Target {
  const { path, pages = [], ...place } = sectionById(section as SectionId)
  const label = pages.find((one) => one.path === page)?.title ?? place.label
  const below = teamId ?? page
  const detail = email ?? row.detail
  const shown = detail === '' ? label : `${label} · ${detail}`
  if (email !== undefined)
    return target(name, shown, { key: id, icon: iconOf(section), to: `${path}?q=${encodeURIComponent(email)}` })
  return target(name, shown, {
    key: id,
    icon: teamId ? User : iconOf(section),
    to: (below ? `${path}/${below}` : path) + formQuery(formAddress('editar', id)),
    state: openRecordState(id),
  })
}

/** Maximum number of articles, which come last: their whole text is searched, so many match. */
const maxArticles = 4

/** Items that the signed-in user can find, by group. */
export function useFindables(records: readonly RecordName[]) {
  const { role } = useSignedInUser()
  const { rows } = useSections()
  const [, chooseTheme] = useTheme()
  const { help } = useHelp()
  const { search } = useLocation()
  const page = useFamiliesPage()

  const visible = rows.filter((row) => mayView(role, row))
  const screens = visible.map(({ id, path, label, title }) =>
    target(label, title && title !== label ? title : '', { key: path, icon: iconOf(id), to: path }),
  )
  const actions = [
    ...visible.flatMap(({ id, path, label, create }) =>
      create === undefined
        ? []
        : [target(create, label, { key: `new ${id}`, icon: Plus, to: path + formQuery('nuevo'), state: openNewState })],
    ),
    target(paletteTexts.help, '', { key: 'help', icon: CircleHelp, to: helpQuery(search, ''), replace: true }),
    target(paletteTexts.publicPage, '', { key: 'public', icon: ExternalLink, href: page }),
    ...themes.map((theme: Theme) =>
      target(paletteTexts.theme[theme], '', { key: theme, icon: SunMoon, run: () => chooseTheme(theme) }),
    ),
  ]
  const named = useMemo(() => records.map(recordTarget), [records])
  const articles = help?.parts.flatMap((part) => part.articles) ?? []
  const findArticles = (question: string, isComplete: boolean) =>
    (searchHelp(articles, question, isComplete) ?? [])
      .slice(0, maxArticles)
      .map(({ id, title, section }) =>
        target(title, section ? sectionById(section).label : '', {
          key: `help ${id}`,
          icon: CircleHelp,
          to: helpQuery(search, id),
          replace: true,
        }),
      )
  return { screens, actions, records: named, findArticles }
}
