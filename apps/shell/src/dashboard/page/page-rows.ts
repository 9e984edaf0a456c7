import { type SectionId, sections } from '@torneo/contracts/releases/sections'
import type { PageTasks, StaleText } from '@torneo/contracts/site/dashboard'
import { offerKey } from '@torneo/domain/closing/hall-of-fame-offers'
import { formatDay } from '@torneo/domain/format/format-day'
import { formAddress, formQuery } from '@torneo/domain/records/form-address'
import { pageTexts as texts } from './page-texts'

export interface PageRow {
  readonly key: string
  readonly kind: 'scheduled' | 'held' | 'stale' | 'photos' | 'champions'
  readonly title: string
  readonly detail: string
  readonly to: string
}

/** Sections of many records, each with its own form. */
const collections: readonly SectionId[] = [
  'landing_sports',
  'schedule',
  'gallery',
  'sponsors',
  'hall_of_fame',
  'news',
  'pages',
]

/** Number of scheduled saves that are listed; the others are counted. */
const listed = 4

const list = new Intl.ListFormat('es', { type: 'conjunction' })
const pathOf = (id: string) => sections.find((section) => section.id === id)?.path ?? '/'
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function ofSave(
  { id, title, section, day, time, by, held }: PageTasks['scheduled'][number],
  thisYear: number,
): PageRow {
  const label = sections.find((one) => one.id === section)?.label ?? section
  const isOfMany = collections.some((one) => one === section)
  const author = isOfMany ? texts.scheduledOf(title, by) : texts.scheduledBy(by)
  return {
    key: id,
    kind: held === null ? 'scheduled' : 'held',
    title:
      held === null ? texts.changes(`${capital(formatDay(day, thisYear))} ${time}`, label) : texts.notApplied(label),
    detail: held ?? author,
    to: pathOf(section) + (isOfMany ? formQuery(formAddress('editar', id)) : ''),
  }
}

function ofPhotos(galleries: PageTasks['undescribed']): PageRow[] {
  const [first, ...others] = galleries
  if (!first) return []
  const isOne = others.length === 0
  return [
    {
      key: 'photos',
      kind: 'photos',
      title: texts.undescribed(galleries.reduce((sum, { photos }) => sum + photos, 0)),
      detail: isOne ? texts.gallery(first.title) : texts.galleries(galleries.length),
      to: pathOf('gallery') + (isOne ? formQuery(formAddress('fotos', first.id)) : ''),
    },
  ]
}

function ofChampions(champions: PageTasks['champions']): PageRow[] {
  const [first, ...others] = champions
  if (!first) return []
  const isOne = others.length === 0
  return [
    {
      key: 'champions',
      kind: 'champions',
      title: texts.champions(champions.length),
      detail: isOne
        ? texts.champion(first.category, first.year, first.winner)
        : list.format(champions.map(({ category }) => category)),
      to: pathOf('hall_of_fame') + (isOne ? formQuery(formAddress('nuevo', offerKey(first))) : ''),
    },
  ]
}

/** Rows of texts that name a past day (B103). */
const ofStale = (stale: readonly StaleText[], thisYear: number): PageRow[] =>
  stale.slice(0, listed).map(({ collection, id, title, day }) => {
    const section = sections.find((one) => one.id === collection)
    const isOfMany = collections.some((one) => one === collection)
    return {
      key: `stale-${id}`,
      kind: 'stale',
      title: texts.stale(formatDay(day, thisYear)),
      detail: isOfMany ? texts.staleOf(section?.label ?? collection, title) : (section?.label ?? collection),
      to: (section?.path ?? '/') + (isOfMany ? formQuery(formAddress('editar', id)) : ''),
    }
  })

/** Lists what waits for the editors: failed saves first, then by time, past days, photos and champions. */
export function pageRows(
  tasks: PageTasks,
  stale: readonly StaleText[],
  thisYear: number,
): { rows: PageRow[]; more: number } {
  const saves = tasks.scheduled.toSorted((a, b) => Number(b.held !== null) - Number(a.held !== null))
  return {
    rows: [
      ...saves.slice(0, listed).map((save) => ofSave(save, thisYear)),
      ...ofStale(stale, thisYear),
      ...ofPhotos(tasks.undescribed),
      ...ofChampions(tasks.champions),
    ],
    more: Math.max(saves.length - listed, 0),
  }
}
