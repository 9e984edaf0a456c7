import { AboutDraft } from '@torneo/contracts/about'
import { CtaDraft } from '@torneo/contracts/cta'
import { GalleryGroupDraft, GalleryPhotoDraft } from '@torneo/contracts/gallery-groups'
import { HallOfFameDraft } from '@torneo/contracts/hall-of-fame'
import { HeroDraft } from '@torneo/contracts/hero'
import { LandingSportDraft } from '@torneo/contracts/landing-sports'
import { ScheduleEventDraft } from '@torneo/contracts/schedule'
import { SettingsUpdate } from '@torneo/contracts/settings'
import { SponsorDraft } from '@torneo/contracts/sponsors'
import { TournamentSportDraft } from '@torneo/contracts/tournament-sports'
import { AdminDraft } from '@torneo/contracts/users'
import { check, type Shape } from '@torneo/contracts/validation'
import { describe, expect, it } from 'vitest'
import { demoAccounts, demoPassword } from './accounts'
import { demoTournamentSports } from './content/tournament-sports'
import { demoContent } from './demo-content'
import { type PictureName, demoPictures } from './pictures/demo-pictures'

const demo = demoContent((name: PictureName) =>
  `/api/storage/buckets/${demoPictures[name].bucket}/files/${name.replace(/[^0-9A-Za-z]/g, '')}/view`)

/** What a form sends of a gallery: its addresses and their number are derived. */
const sentGalleries = demo.galleryGroups.map(({ images: _, imageCount: __, ...gallery }) => gallery)

const records: readonly (readonly [string, Shape, readonly object[]])[] = [
  ['hero', HeroDraft, [demo.hero]],
  ['about', AboutDraft, [demo.about]],
  ['call to action', CtaDraft, [demo.cta]],
  ['settings', SettingsUpdate, [demo.settings]],
  ['landing sports', LandingSportDraft, demo.landingSports],
  ['schedule', ScheduleEventDraft, demo.schedule],
  ['galleries', GalleryGroupDraft, sentGalleries],
  ['photos', GalleryPhotoDraft, sentGalleries.flatMap(({ photos }) => photos)],
  ['sponsors', SponsorDraft, demo.sponsors],
  ['hall of fame', HallOfFameDraft, demo.hallOfFame],
  ['tournament sports', TournamentSportDraft, demoTournamentSports],
]

describe('what the demo writes', () => {
  it.each(records)('%s: a form would send exactly this', (_name, shape, drafts) => {
    expect(drafts.length).toBeGreaterThan(0)
    // Equal, not only accepted: nothing to trim, nothing to complete, no field too many.
    for (const draft of drafts) expect(check(shape, draft)).toEqual({ ok: true, value: draft })
  })

  it('shows no photo twice in one gallery', () => {
    for (const { title, photos } of demo.galleryGroups) expect([title,
      new Set(photos.map(({ url }) => url)).size]).toEqual([title, photos.length])
  })

  it('names nobody but four people, who can all sign in', () => {
    for (const { email, name, role } of demoAccounts.filter((account) => account.role !== 'team_captain')) {
      expect(check(AdminDraft, { email, name, role, password: demoPassword })).toMatchObject({ ok: true })
    }
    expect(new Set(demoAccounts.map(({ role }) => role)).size).toBe(4)
  })
})
