import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { answerAbout } from './answer-about'
import { answerCta } from './answer-cta'
import { answerHero } from './answer-hero'
import { answerSettings } from './answer-settings'

/** An api that remembers until the page is loaded again. `?empty` starts without records, `?failing` answers nothing. */
export function anApi(search: string): FakeApi {
  const options = new URLSearchParams(search)
  const api = new FakeApi(aUser())
  for (const answer of [answerHero, answerAbout, answerCta, answerSettings]) answer(api, options)
  return api
}
