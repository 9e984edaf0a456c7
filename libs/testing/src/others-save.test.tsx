import { screen } from '@testing-library/react'
import { api, queryOf, useContentChanges } from '@torneo/client'
import { useRecordForm } from '@torneo/client/record-form'
import { AboutDraft, aboutEndpoints, type About } from '@torneo/contracts/content/about'
import { expect, test } from 'vitest'
import { anAbout, aUser } from './builders'
import { FakeApi } from './fake-api'
import { renderScreen } from './render-screen'

const { useTestAboutQuery } = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({ testAbout: queryOf(build, aboutEndpoints.get) }),
})

const valuesOf = (about: About | null) => ({ title: about?.title ?? '', description: about?.description ?? '' })
const labels = { title: 'Título', description: 'Descripción' }

function AboutForm({ about }: { about: About }) {
  const { fields } = useRecordForm({
    name: 'test-about',
    shape: AboutDraft,
    record: about,
    valuesOf,
    labels,
    save: () => Promise.resolve(about),
    failure: 'Error',
  })
  return (
    <>
      {(['title', 'description'] as const).map((field) => (
        <input key={field} aria-label={labels[field]} {...fields.register(field)} />
      ))}
    </>
  )
}

function Screen() {
  useContentChanges()
  const { data } = useTestAboutQuery()
  return data ? (
    <>
      <AboutForm about={data} />
      <p>rev {data.rev}</p>
    </>
  ) : null
}

test('a save by another user appears in an open form, but never overwrites what is typed', async () => {
  localStorage.clear()
  const about = anAbout({ title: 'Sobre el torneo', description: 'Desde 1998' })
  const server = new FakeApi(aUser()).respond(aboutEndpoints.get, about)
  const { realtime, user } = renderScreen(<Screen />, { api: server })
  const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
  const othersSave = async (rev: number, fields: Partial<About>) => {
    server.respond(aboutEndpoints.get, { ...about, ...fields, rev })
    realtime.push('content', { collection: 'about', id: about.id })
    await screen.findByText(`rev ${rev}`)
  }
  await screen.findByText('rev 1')
  await expect.poll(() => realtime.subscribed()).toEqual(['content'])

  await othersSave(2, { title: 'El torneo' })
  await expect.poll(() => field('Título').value).toBe('El torneo')

  await user.type(field('Descripción'), ', cada año')
  await othersSave(3, { title: 'Nuestro torneo', description: 'Desde 2001' })
  expect([field('Título').value, field('Descripción').value]).toEqual(['El torneo', 'Desde 1998, cada año'])
})
