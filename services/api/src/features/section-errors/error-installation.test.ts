import { expect, it } from 'vitest'
import { useReleaseApi } from '../../testing/release-api'
import { error, report } from '../../testing/section-errors-scene'

const { api, chief, install, installed, live, store } = useReleaseApi()

it('an app of the installation whose rows cannot be read costs no other app the report of an error', async () => {
  const rows = [null, { id: 'x' }, { id: 'y', path: '/y', pages: null }]
  await store('1.0.0')
  expect((await live('1.0.0')).status).toBe(200)
  install(JSON.stringify({ remotes: [{ ...installed, name: 'cantina', sections: rows }] }))
  await report(chief(), error())
  await api.app.services.sectionErrors.counts.write()
  expect((await chief().get('/api/section-errors')).body.items).toMatchObject([
    { app: 'landing-admin', version: '1.0.0', screen: '/hero' },
  ])
})
