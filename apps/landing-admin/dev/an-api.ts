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
 * An api that remembers until the page is loaded again. `?empty` starts without records, `?one`
 * and `?many` with so many in the lists, `?failing` answers nothing.
 */
export function anApi(search: string): FakeApi {
  const options = new URLSearchParams(search)
  const api = new FakeApi(aUser())
  const answers = [
    answerHero, answerAbout, answerCta, answerSettings, answerHallOfFame, answerLandingSports, answerSchedule, answerSponsors,
    answerGalleries, answerStorage,
  ]
  for (const answer of answers) answer(api, options)
  return api
}
