import { formatSize } from '@torneo/domain/format/format-size'
import { pageTexts as texts } from '../page-texts'
import { Icon } from './Icon'
import { OutLink } from './OutLink'

const sites = [
  [/(^|\.)(youtube\.com|youtu\.be)$/i, 'YouTube'],
  [/(^|\.)vimeo\.com$/i, 'Vimeo'],
] as const

/** Name of the site of a video; '' for another one. */
export function videoSite(address: string): string {
  // The program's sandbox has no `URL`.
  const [, host = ''] = /^https?:\/\/([^/?#:]+)/i.exec(address) ?? []
  return sites.find(([pattern]) => pattern.test(host))?.[1] ?? ''
}

interface ArticleExtrasProps {
  readonly videoUrl?: string
  readonly file: string
  readonly fileName: string
  readonly fileSize: number
}

/** A video as a link, which loads nothing of another site, and a PDF with its size. */
export function ArticleExtras({ videoUrl = '', file, fileName, fileSize }: ArticleExtrasProps) {
  if (videoUrl === '' && file === '') return null
  return (
    <ul className="article-extras">
      {videoUrl !== '' && (
        <li>
          <OutLink className="card row" href={videoUrl}>
            <Icon name="play" />
            <b>{texts.watchVideo(videoSite(videoUrl))}</b>
          </OutLink>
        </li>
      )}
      {file !== '' && (
        <li>
          <a className="card row" href={file} download>
            <Icon name="document" />
            <span>
              <b>{fileName || texts.document}</b>
              <span className="muted">{texts.pdfOf(fileSize > 0 ? formatSize(fileSize) : '')}</span>
            </span>
          </a>
        </li>
      )}
    </ul>
  )
}
