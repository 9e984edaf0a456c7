import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { fakeAbout } from './fake-about'
import { fakeAppearance } from './fake-appearance'
import { fakeCta } from './fake-cta'
import { fakeGalleries } from './fake-galleries'
import { fakeHallOfFame } from './fake-hall-of-fame'
import { fakeHero } from './fake-hero'
import { fakeLandingSports } from './fake-landing-sports'
import { fakeNews } from './fake-news'
import { fakePages } from './fake-pages'
import { fakeSchedule } from './fake-schedule'
import { fakeSettings } from './fake-settings'
import { fakeSponsors } from './fake-sponsors'
import { fakeStorage } from './fake-storage'

/**
 * A fake API with storage until the page is reloaded. `?empty` starts without records, `?one` and `?many` set the
 * number of records in the lists, `?failing` rejects every read.
 */
export function anApi(search: string): FakeApi {
  const options = new URLSearchParams(search)
  const api = new FakeApi(aUser())
  const fakes = [
    fakeHero,
    fakeAbout,
    fakeCta,
    fakeSettings,
    fakeAppearance,
    fakeHallOfFame,
    fakeLandingSports,
    fakeSchedule,
    fakeNews,
    fakePages,
    fakeSponsors,
    fakeGalleries,
    fakeStorage,
  ]
  for (const fake of fakes) fake(api, options)
  return api
}
