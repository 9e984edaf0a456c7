import { plainArticle } from '@torneo/domain/format/plain-article'
import { shownAddress } from '@torneo/media/image-address'
import { LoadedImage } from '@torneo/media/LoadedImage'
import { Card } from '@torneo/ui/layout/Card'
import { liftedStyle } from '@torneo/ui/lists/lifted-style'
import { SortHandle, type SortHandleProps } from '@torneo/ui/lists/SortHandle'
import { clampLines, color, flexRow, flexWrap, media, radius, text } from '@torneo/ui/theme/tokens'
import { Newspaper } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'

interface ArticleCardProps {
  readonly id: string
  readonly title: string
  /** HTML of the text, of which the card shows the first words. */
  readonly words: string
  /** Shown below the title: the day, badges. */
  readonly meta: ReactNode
  readonly image?: string
  readonly isBusy: boolean
  /** Null when it cannot be moved. */
  readonly handle?: SortHandleProps | null
  readonly actions: ReactNode
}

/** A record with a formatted text in a list. */
export function ArticleCard({ id, title, words, meta, image, isBusy, handle = null, actions }: ArticleCardProps) {
  return (
    <Root
      as="li"
      $padding={16}
      aria-busy={isBusy || undefined}
      data-sort-id={id}
      data-lifted={handle?.isLifted || undefined}>
      {image !== undefined && (
        <Picture>
          <LoadedImage key={image} address={shownAddress(image, 320)} fallback={<Newspaper size={20} aria-hidden />} />
          {image === '' && <Newspaper size={20} aria-hidden />}
        </Picture>
      )}
      <Body>
        <h2>{title}</h2>
        <Meta>{meta}</Meta>
        <p>{plainArticle(words, 220)}</p>
      </Body>
      <Actions>
        {actions}
        {handle && <SortHandle {...handle} />}
      </Actions>
    </Root>
  )
}

/** List of such cards. */
export const ArticleList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: 12px;
`

const Root = styled(Card)`
  ${flexWrap('8px 16px', 'flex-start')}
  ${liftedStyle}
`

const Picture = styled.div`
  display: grid;
  place-items: center;
  flex: none;
  width: 96px;
  height: 64px;
  border-radius: ${radius.button};
  background: ${color.sunken};
  color: ${color.muted};
  overflow: hidden;
  ${media.phone} { width: 72px; height: 54px; }
  > * { grid-area: 1 / 1; }
  img { width: 100%; height: 100%; object-fit: cover; }
`

const Body = styled.div`
  flex: 1 1 12rem;
  min-width: 0;
  h2 { ${clampLines(3)} ${text(16)} }
  p { margin-top: 4px; color: ${color.muted}; ${clampLines(2)} ${text(13)} }
`

const Meta = styled.div`
  ${flexWrap('4px 8px', 'center')}
  color: ${color.muted};
  ${text(13)}
`

const Actions = styled.div`
  ${flexRow('4px')}
  margin-left: auto;
`
