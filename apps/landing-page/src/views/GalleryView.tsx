import { publicViewPath } from '@torneo/domain/site/public-page'
import { imageAt } from '../image-source'
import { pageTexts as texts } from '../page-texts'
import { Icon } from '../parts/Icon'
import { Picture } from '../parts/Picture'
import { ViewHead } from '../parts/ViewHead'
import { usePage } from '../use-page'

/** One gallery; a photo opens large, by touch and by keys. Without scripts it opens as an image. */
export function GalleryView({ id }: { readonly id: string }) {
  const gallery = usePage().landing.galleryGroups.find((one) => one.id === id)
  if (!gallery) return null
  const { title, description, date, photos } = gallery
  return (
    <ViewHead
      title={title}
      intro={[date, description].filter(Boolean).join('\n')}
      after={
        <a className="button outline" href={publicViewPath({ kind: 'galleries' })}>
          <Icon name="back" />
          {texts.galleries}
        </a>
      }>
      {photos.length === 0 && <p className="muted">{texts.noPhotos}</p>}
      <ul
        className="photos"
        data-photos
        data-close={texts.closePhoto}
        data-previous={texts.previousPhoto}
        data-next={texts.nextPhoto}>
        {photos.map(({ url, alt, year }, index) => (
          <li key={url} id={`foto-${index + 1}`}>
            <a className="photo" href={imageAt(url, 2048)}>
              <Picture
                address={url}
                alt={alt || `${texts.photo} ${index + 1}`}
                sizes="(min-width: 48em) 270px, 50vw"
                className="cover"
                maxWidth={640}
              />
              {(alt || year !== null) && <span className="photo-label">{[alt, year].filter(Boolean).join(' · ')}</span>}
            </a>
          </li>
        ))}
      </ul>
    </ViewHead>
  )
}
