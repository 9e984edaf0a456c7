import { aUser } from '@torneo/testing/builders'
import { FakeApi } from '@torneo/testing/fake-api'
import { aFile, fakeStorage } from '@torneo/testing/fake-storage'
import { renderAlone } from '@torneo/testing/run-alone'
import { Button } from '@torneo/ui/buttons/Button'
import { Card } from '@torneo/ui/layout/Card'
import { useState } from 'react'
import { ImageField } from '../src/ImageField'
import { ImagePicker } from '../src/ImagePicker'
import { slowUploads } from './slow-uploads'
import { someFiles } from './some-files'

/**
 * Options of the page: `?many` fills the library with thousands of images, `?empty` empties it, `?captain` signs in as
 * a captain, `?theme=dark` selects the dark theme.
 */
const options = new URLSearchParams(location.search)
const api = new FakeApi(aUser({ role: options.has('captain') ? 'team_captain' : 'super' }))
const many = Array.from({ length: 3000 }, () => aFile({ bucket: 'gallery' }))
fakeStorage(api, options.has('empty') ? [] : options.has('many') ? many : someFiles)

function Images() {
  const [background, setBackground] = useState(someFiles[0]?.url ?? '')
  const [logo, setLogo] = useState('')
  const [photo, setPhoto] = useState('https://example.org/nada.png')
  const [isAdding, setAdding] = useState(false)
  const [added, setAdded] = useState<readonly string[]>([])
  return (
    <main style={{ maxWidth: 520, margin: 'auto', padding: 16 }}>
      <h1>Imágenes</h1>
      <Card as="form" style={{ display: 'grid', gap: 20 }}>
        <ImageField
          id="background"
          label="Imagen de fondo"
          bucket="general"
          value={background}
          onChange={setBackground}
        />
        <ImageField
          id="logo"
          label="Logo"
          required
          bucket="sponsors"
          look="logo"
          value={logo}
          onChange={setLogo}
          error="El logo es requerido"
        />
        <ImageField
          id="photo"
          label="Foto"
          bucket="tournament"
          folder="players"
          look="square"
          value={photo}
          onChange={setPhoto}
        />
        <Button onClick={() => setAdding(true)}>Agregar fotos</Button>
        <ul>
          {added.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
      </Card>
      {isAdding && (
        <ImagePicker
          title="Agregar fotos"
          bucket="gallery"
          multiple
          onClose={() => setAdding(false)}
          onPick={(addresses) => {
            setAdded(addresses)
            setAdding(false)
          }}
        />
      )}
    </main>
  )
}

renderAlone(<Images />, api)
slowUploads()
