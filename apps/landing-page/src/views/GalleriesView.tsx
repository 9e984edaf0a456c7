import { publicViewPath } from '@torneo/domain/site/public-page'
import { pageTexts as texts } from '../page-texts'
import { Picture } from '../parts/Picture'
import { ViewHead } from '../parts/ViewHead'
import { usePage } from '../use-page'

/** All galleries, newest first. */
export function GalleriesView() {
  const { galleryGroups } = usePage().landing
  return (
    <ViewHead title={texts.galleries}>
      <ul className="galleries">
        {galleryGroups.map(({ id, title, date, coverImage, photos, imageCount }) => {
          const cover = coverImage || photos[0]?.url
          return (
            <li key={id}>
              <a className="card gallery-card" href={publicViewPath({ kind: 'gallery', id })}>
                {cover && (
                  <Picture address={cover} isDecorative sizes="(min-width: 48em) 360px, 100vw" className="cover" />
                )}
                <span>
                  <b>{title}</b>
                  <span className="muted">{[date, texts.photoCount(imageCount)].filter(Boolean).join(' · ')}</span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </ViewHead>
  )
}
