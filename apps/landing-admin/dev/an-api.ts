import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { answerAbout } from './answer-about'
import { answerCta } from './answer-cta'
import { answerGalleries } from './answer-galleries'
import { answerHallOfFame } from './answer-hall-of-fame'
import { answerHero } from './answer-hero'
import { answerLandingSports } from './answer-landing-sports'
import { answerSchedule } from './answer-schedule'
import { answerSettings } from './answer-settings'
import { answerSponsors } from './answer-sponsors'
import { answerStorage } from './answer-storage'

/**
 * A fake API with storage until the page is reloaded. `?empty` starts without records, `?one` and `?many` set the
 * number of records in the lists, `?failing` rejects every read.
 */
export function anApi(search: string): FakeApi {
  const options = new URLSearchParams(search)
  const api = new FakeApi(aUser())
  const answers = [
    answerHero,
    answerAbout,
    answerCta,
    answerSettings,
    answerHallOfFame,
    answerLandingSports,
    answerSchedule,
    answerSponsors,
    answerGalleries,
    answerStorage,
  ]
  for (const answer of answers) answer(api, options)
  return api
}
