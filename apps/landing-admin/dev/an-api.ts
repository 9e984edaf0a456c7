import { heroEndpoints } from '@torneo/contracts/hero'
import type { Hero } from '@torneo/contracts/hero'
import { aHero, aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { refuse } from '@torneo/testing/refuse'

/** An api that remembers until the page is loaded again. `?empty` starts without records, `?failing` answers nothing. */
export function anApi(search: string): FakeApi {
  const options = new URLSearchParams(search)
  let hero: Hero | null = options.has('empty') ? null : aHero()
  const api = new FakeApi(aUser())

  const write = (rev: string | undefined, change: Partial<Hero>) => {
    if (hero && rev !== undefined && Number(rev) !== hero.rev) {
      const changedBy = { name: 'Ana Pereyra', at: hero.updatedAt }
      return refuse({ code: 409, type: 'stale', message: 'Otra persona guardó cambios antes que tú', current: hero, changedBy })
    }
    hero = { ...(hero ?? aHero()), ...change, rev: (hero?.rev ?? 0) + 1, updatedAt: new Date().toISOString() }
    return hero
  }

  api.answer(heroEndpoints.get, () => (options.has('failing') ? refuse({ code: 503, type: 'unavailable', message: 'No disponible' }) : hero))
  api.answer(heroEndpoints.put, ({ headers, body }) => write(headers['if-match'], {
    ...body, logoImage: body.logoImage ?? '', backgroundImage: body.backgroundImage ?? '',
    ctaText: body.ctaText ?? '', ctaLink: body.ctaLink ?? '', ctaVisible: body.ctaVisible ?? false,
  }))
  api.answer(heroEndpoints.toggle, ({ headers, body }) => write(headers['if-match'], body))
  return api
}
