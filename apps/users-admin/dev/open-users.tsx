import { screen, waitFor, within } from '@testing-library/react'
import type { User } from '@torneo/contracts/people/users'
import { FakeApi } from '@torneo/testing/fake-api'
import { renderScreen } from '@torneo/testing/render-screen'
import { expect } from 'vitest'
import Section from '../src/Section'
import { answerUsers } from './fake-users'
import { lucia, someUsers } from './some-users'

interface Options {
  readonly path?: string
  readonly users?: readonly User[]
  readonly as?: User
}

/** Renders the screen for Lucía, a super admin, on a fake api that stores users. */
export function openUsers({ path = '/users', users = someUsers, as = lucia }: Options = {}) {
  const api = new FakeApi(as)
  answerUsers(api, users)
  return renderScreen(<Section />, { path, as, api })
}

/** Finds the row of this user in the list. */
export async function rowOf(name: string) {
  return within(await screen.findByRole('row', { name: new RegExp(name) }))
}

/** Waits for the reason in the open form. A toast with the same text covers the form for a while. */
export async function reasonIn(form: string, reason: string) {
  const alerts = () =>
    within(screen.getByRole('dialog', { name: form }))
      .getAllByRole('alert')
      .map(({ textContent }) => textContent)
  await waitFor(() => expect(alerts()).toEqual(expect.arrayContaining([expect.stringContaining(reason)])))
}
