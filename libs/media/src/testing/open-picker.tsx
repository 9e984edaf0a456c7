import { screen } from '@testing-library/react'
import type { ListedFile } from '@torneo/contracts/files/storage'
import type { User } from '@torneo/contracts/people/users'
import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { fakeStorage } from '@torneo/testing/fake-storage'
import { renderScreen } from '@torneo/testing/render-screen'
import { ImagePicker } from '../ImagePicker'
import type { ImagePickerProps } from '../picker/PickerModal'

interface Options {
  readonly as?: User
  readonly files?: readonly ListedFile[]
}

/** Renders the picker on a fake storage; it stays open after a pick. */
export async function openPicker(props: Partial<ImagePickerProps> = {}, { as = aUser(), files = [] }: Options = {}) {
  // Loads the lazy code first, so that no test waits for it.
  await import('../picker/PickerModal')
  const api = new FakeApi(as)
  const storage = () => fakeStorage(api, files)
  const stored = storage()
  const picked: (readonly string[])[] = []
  let closed = 0
  const rendered = renderScreen(
    <ImagePicker
      bucket="general"
      {...props}
      onPick={(addresses) => void picked.push(addresses)}
      onClose={() => {
        closed += 1
      }}
    />,
    { as, api },
  )
  await screen.findByRole('radio', { name: 'Subir' })
  return { ...rendered, storage, stored, picked: () => picked, closed: () => closed }
}
