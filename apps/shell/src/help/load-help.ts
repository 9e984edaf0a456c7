import { passRole } from '@torneo/contracts/people/roles'
import { sections } from '@torneo/contracts/releases/sections'
import { parseRole } from '@torneo/domain/people/permissions'
import type { HelpArticle, HelpGuide, HelpModule } from '@torneo/panel/screen/help'
import type { ComponentType } from 'react'
import type { Remotes } from '../remotes/create-remotes'
import { mayShow } from '../remotes/may-show'
import { ownHelp } from './own-help'

/** Guides of each role, its own first. Staff also read the volunteers' guide, because they assist them at the field. */
const guidesOf = {
  super: ['super', 'admin_tournament', 'pass', 'admin_landing', 'everyone'],
  admin_tournament: ['admin_tournament', 'pass', 'everyone'],
  admin_landing: ['admin_landing', 'everyone'],
  team_captain: ['team_captain', 'everyone'],
  [passRole]: ['pass'],
} as const satisfies Readonly<Record<Exclude<HelpGuide, 'everyone'>, readonly HelpGuide[]>>

export interface HelpPart {
  readonly guide: HelpGuide
  readonly articles: readonly HelpArticle[]
}

export interface Help {
  readonly parts: readonly HelpPart[]
  /** False when a section app or its articles could not be loaded. */
  readonly isComplete: boolean
}

/** A section as apps expose it; releases from before 'Ayuda' have no help. */
type WithHelp = ComponentType & { readonly help?: () => Promise<HelpModule> }

/** Loads the articles of a section app; empty without help, null on failure. */
async function articlesOf(remotes: Remotes, app: string): Promise<readonly HelpArticle[] | null> {
  if (remotes.read().sections[app]?.status === 'failed') await remotes.reloadSection(app)
  else await remotes.loadSection(app)
  const section = remotes.read().sections[app]
  if (section?.status !== 'ready') return null
  try {
    return (await (section.View as WithHelp).help?.())?.default ?? []
  } catch {
    return null
  }
}

const positions = new Map<string | undefined, number>(sections.map(({ id }, index) => [id, index]))
const positionOf = ({ section }: HelpArticle) => positions.get(section) ?? -1

/** Guides of a role in order, each sorted like the sidebar. */
export function partsFor(role: string, articles: readonly HelpArticle[]): readonly HelpPart[] {
  const sorted = articles.toSorted((a, b) => positionOf(a) - positionOf(b))
  const guides: readonly HelpGuide[] =
    role === passRole ? guidesOf[passRole] : guidesOf[parseRole(role) ?? 'team_captain']
  return guides
    .map((guide) => ({ guide, articles: sorted.filter((article) => article.guide === guide) }))
    .filter((part) => part.articles.length > 0)
}

/** Loads the articles of the apps that a role may view; never rejects. Retries apps that failed before. */
export async function loadHelp(role: string, remotes: Remotes): Promise<Help> {
  await remotes.discover()
  const { status, list } = remotes.read()
  const apps = list.filter((remote) => remote.off === undefined && remote.sections.some((row) => mayShow(role, row)))
  const loaded = await Promise.all(apps.map(({ name }) => articlesOf(remotes, name)))
  return {
    parts: partsFor(role, [...ownHelp, ...loaded.flatMap((one) => one ?? [])]),
    isComplete: status === 'ready' && !loaded.includes(null),
  }
}
