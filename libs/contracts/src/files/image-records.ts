import { GalleryGroup } from '../content/gallery-groups'
import { HallOfFameEntry } from '../content/hall-of-fame'
import { Hero } from '../content/hero'
import { Sponsor } from '../content/sponsors'
import type { Shape } from '../fields/validation'
import { Settings } from '../site/settings'
import { Player } from '../tournament/players'
import { Promotion } from '../tournament/promotions'
import { Team } from '../tournament/teams'

interface ImageRecord {
  readonly collection: string
  /** Shape of the record; its image fields are marked (`imagePathsOf`). */
  readonly record: Shape
  /** Title of a use: a field of the record, or for a single record its section and field. */
  readonly title:
    | { readonly field: string }
    | { readonly section: string; readonly fields: Readonly<Record<string, string>> }
}

/** All records with image fields: the places where a stored file may be in use (R14). */
export const imageRecords: readonly ImageRecord[] = [
  {
    collection: 'hero',
    record: Hero,
    title: { section: 'Hero', fields: { logoImage: 'Logo', backgroundImage: 'Imagen de fondo' } },
  },
  { collection: 'settings', record: Settings, title: { section: 'Configuración', fields: { logo: 'Logo' } } },
  { collection: 'gallery_groups', record: GalleryGroup, title: { field: 'title' } },
  { collection: 'sponsors', record: Sponsor, title: { field: 'name' } },
  { collection: 'hall_of_fame', record: HallOfFameEntry, title: { field: 'winner' } },
  { collection: 'promotions', record: Promotion, title: { field: 'name' } },
  { collection: 'teams', record: Team, title: { field: 'name' } },
  { collection: 'players', record: Player, title: { field: 'name' } },
]
