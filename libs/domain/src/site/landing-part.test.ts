import { expect, test } from 'vitest'
import { landingPartPath, onPublicPage, publicViewPath } from './public-page'

const own = 'https://torneo.example.org/'

test.each([
  [landingPartPath('hero'), '/inicio#hero', `${own}#hero`],
  [landingPartPath('hero', 'h'), '/inicio#hero', `${own}#hero`],
  [landingPartPath('sponsors', 'roma'), '/inicio#sponsor-roma', `${own}#sponsor-roma`],
  [landingPartPath('schedule', 'x'), '/inicio#evento-x', `${own}#evento-x`],
  [landingPartPath('settings'), '/inicio#pie', `${own}#pie`],
  [landingPartPath('galleryGroups', 'g'), '/inicio/fotos/g', `${own}inicio/fotos/g`],
  [landingPartPath('news', 'sorteo'), '/inicio/novedades/sorteo', `${own}inicio/novedades/sorteo`],
  [landingPartPath('pages', 'reglamento'), '/inicio/p/reglamento', `${own}inicio/p/reglamento`],
  [landingPartPath('news'), '/inicio#novedades', `${own}#novedades`],
  [publicViewPath({ kind: 'promotion', id: 'p98' }), '/inicio/promo/p98', `${own}inicio/promo/p98`],
  [publicViewPath({ kind: 'home' }), '/inicio', own],
])('%s is %s below the panel, and %s on a host of its own', (path, below, onOwnHost) => {
  expect([onPublicPage('/inicio', path), onPublicPage(own, path)]).toEqual([below, onOwnHost])
})
