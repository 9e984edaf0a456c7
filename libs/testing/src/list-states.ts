import { fireEvent, screen, within } from '@testing-library/react'
import type { CollectionEndpoints } from '@torneo/panel/collection/collection-api'
import type { ComponentType } from 'react'
import { expect } from 'vitest'
import type { FakeApi } from './fake-api'
import { button, openList, unavailable } from './list-screen'

/** Texts of a list in the states whose behaviour `collection-screen` tests for all lists. */
export interface ListStates {
  readonly name: string
  readonly Screen: ComponentType
  readonly endpoints: Pick<CollectionEndpoints, 'list' | 'remove'>
  /** A record of the list. */
  readonly record: object
  readonly loading: string
  readonly failed: string
  readonly none: string
  readonly noneWhy: string | RegExp
  readonly removeFailed: string
  /** Sets responses to the further reads of the screen. */
  readonly prepare?: (api: FakeApi) => void
}

/** Expects the texts of a list that loads, fails, rejects a deletion and is empty. */
export async function expectListStates(states: ListStates): Promise<void> {
  const { Screen, endpoints, record, loading, failed, none, noneWhy, removeFailed, prepare } = states
  const listOf = (items: readonly object[]) => ({ total: items.length, items }) as never
  const { api } = openList(Screen, '/', (fake) => {
    prepare?.(fake)
    fake.respond(endpoints.list, unavailable)
    fake.respond(endpoints.remove, unavailable)
  })
  expect(await screen.findByText(loading)).toBeDefined()
  expect(await screen.findByText(failed)).toBeDefined()
  api.respond(endpoints.list, listOf([record]))
  fireEvent.click(button('Reintentar'))
  fireEvent.click(await screen.findByRole('button', { name: /^Eliminar / }))
  const question = within(await screen.findByRole('alertdialog'))
  api.respond(endpoints.list, listOf([]))
  fireEvent.click(question.getByRole('button', { name: /^Eliminar/ }))
  expect(await screen.findByText(new RegExp(`^${removeFailed}`))).toBeDefined()
  expect(await screen.findByText(none)).toBeDefined()
  expect(screen.getByText(noneWhy)).toBeDefined()
}
