import { screen } from '@testing-library/react'
import { editionEndpoints } from '@torneo/contracts/site/edition'
import type { Fields } from '@torneo/domain/records/field-merge'
import type { FakeApi } from '@torneo/testing/fake-api'

interface Sent {
  readonly draft: { readonly values: Fields }
  readonly others: readonly { readonly name: string; readonly values: Fields }[]
}

/** Makes the service serve a public page. */
export const servePage = (api: FakeApi) =>
  api.respond(editionEndpoints.find, { name: 'Torneo de Exalumnos', year: 2025, page: location.origin })

/** Stands in for the page inside of the pane: says that it is ready, and holds what the panel sends it. */
export async function framedPage() {
  const sent: Sent[] = []
  // Frames of the test's page load nothing, so they have no window of their own.
  const frame = { postMessage: (message: Sent) => void sent.push(message) } as unknown as Window
  Object.defineProperty(await screen.findByTitle('Vista previa de la página'), 'contentWindow', { value: frame })
  const say = (data: object) =>
    window.dispatchEvent(new MessageEvent('message', { origin: location.origin, source: frame, data }))
  say({ kind: 'torneo-preview-ready' })
  return {
    /** The form's values that the page shows; undefined before the first. */
    shown: () => sent.at(-1)?.draft.values,
    /** Texts of other forms that the page shows. */
    others: () => sent.at(-1)?.others,
    /** A press on a text of the page. */
    press: (record: string, field: string): void => void say({ kind: 'torneo-edit', record, field }),
  }
}
