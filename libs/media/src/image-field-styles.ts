import { color, flexRow, flexWrap, gridGap, media, radius, text, visuallyHidden } from '@torneo/ui/theme/tokens'
import styled, { css } from 'styled-components'
import type { ImageLook } from './image-hint'

export const Frame = styled.div<{ $wrong: boolean }>`
  position: relative;
  ${flexRow('12px')}
  min-height: 80px;
  padding: 8px;
  border: 1px solid ${({ $wrong }) => ($wrong ? color.danger : color.line)};
  border-radius: ${radius.card};
  ${({ $wrong }) => $wrong && css`box-shadow: inset 0 0 0 1px ${color.danger};`}
`

const shapes = {
  wide: css`width: 112px; ${media.phone} { width: 72px; } img { object-fit: cover; }`,
  logo: css`width: 112px; ${media.phone} { width: 72px; } img { object-fit: contain; padding: 6px; }`,
  square: css`width: 64px; img { object-fit: cover; }`,
}

export const Thumbnail = styled.div<{ $look: ImageLook }>`
  display: grid;
  place-items: center;
  flex: none;
  height: 64px;
  border-radius: ${radius.button};
  background: ${color.sunken};
  color: ${color.muted};
  overflow: hidden;
  img { width: 100%; height: 100%; }
  ${({ $look }) => shapes[$look]}
`

export const Current = styled.div`
  flex: 1;
  ${gridGap('6px')}
  min-width: 0;
  > p { color: ${color.muted}; overflow: hidden; text-overflow: ellipsis; ${text(12)} }
  > p + p { margin-top: -4px; }
  strong { color: ${color.text}; font-weight: 600; white-space: nowrap; }
  /* Hides the tip about dragging a file, which touch devices do not support. */
  ${media.coarse} { > [data-tip] { display: none; } }
`

export const Buttons = styled.div`
  ${flexWrap('4px')}
  > :first-child { min-width: 0; white-space: normal; }
`

/** Hides the field's name in a button on a phone, where it does not fit; the field's label is above. */
export const HiddenOnPhone = styled.span`${media.phone} { ${visuallyHidden} }`

export const DropCover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  border: 2px dashed ${color.focus};
  border-radius: ${radius.card};
  background: ${color.infoSoft};
  color: ${color.info};
  font-weight: 600;
  pointer-events: none;
  ${text(14)}
`
