import type { GalleryGroup } from '@torneo/contracts/content/gallery-groups'
import { publicViewPath } from '@torneo/domain/site/public-page'
import { pageTexts as texts } from '../page-texts'
import { Icon } from '../parts/Icon'
import { Picture } from '../parts/Picture'
import { Section } from '../parts/Section'
import { usePage } from '../use-page'

/** Tiles of the section: one large and four small ones. */
const tiles = 5

interface Tile {
  readonly key: string
  /** Gallery that the label names; undefined for a photo's own. */
  readonly galleryId?: string
  readonly address: string
  readonly label: string
  readonly href: string
}

const galleryHref = (id: string): string => publicViewPath({ kind: 'gallery', id })

/** Chooses the tiles: the covers of the newest galleries, then further photos of them. */
export function tilesOf(galleries: readonly GalleryGroup[]): readonly Tile[] {
  const covers = galleries.flatMap(({ id, title, coverImage, photos }) => {
    const address = coverImage || photos[0]?.url
    return address ? { key: id, galleryId: id, address, label: title, href: galleryHref(id) } : []
  })
  const shown = new Set(covers.map(({ address }) => address))
  const further = galleries.flatMap(({ id, title, photos }) =>
    photos.flatMap(({ url, alt }, index) =>
      shown.has(url)
        ? []
        : { key: url, address: url, label: alt || title, href: `${galleryHref(id)}#foto-${index + 1}` },
    ),
  )
  return [...covers, ...further].slice(0, tiles)
}

/** Photos of the galleries, leading to each of them. */
export function Photos() {
  const { landing, mark } = usePage()
  const galleries = landing.galleryGroups
  const shown = tilesOf(galleries)
  if (shown.length === 0) return null
  return (
    <Section
      id="fotos"
      title={texts.photos}
      aside={
        galleries.length > 1 && (
          <a className="more" href={publicViewPath({ kind: 'galleries' })}>
            {texts.allGalleries(galleries.length)}
            <Icon name="arrow" />
          </a>
        )
      }>
      <ul className={`photo-tiles of-${shown.length}`}>
        {shown.map(({ key, galleryId, address, label, href }, index) => (
          <li key={key}>
            <a className="photo-tile" href={href}>
              <Picture
                address={address}
                isDecorative
                sizes={index === 0 ? '(min-width: 48em) 540px, 100vw' : '(min-width: 48em) 270px, 50vw'}
                className="cover"
              />
              <span className="photo-label" {...(galleryId && mark('galleryGroups', 'title', galleryId))}>
                {label}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
