import { css } from 'styled-components'
import { color, media, radius, text } from '../theme/tokens'

/**
 * Buttons for use on the field: at least 48 px, with edges that are visible in sunlight. `data-strong` marks the
 * primary one. Colours are custom properties, so that the same component works on the page and, with `pressOnBoard`, on
 * the dark scoreboard.
 */
export const pressStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-width: 48px;
  min-height: 48px;
  padding: 4px 8px;
  border: 1px solid var(--press-edge, ${color.control});
  border-radius: ${radius.card};
  background: var(--press-fill, ${color.surface});
  color: var(--press-text, ${color.text});
  font-weight: 600;
  cursor: pointer;
  touch-action: manipulation;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition: background-color 80ms, transform 80ms;
  ${text(16)}
  svg { flex: none; }
  ${media.hover} { &:hover { background: var(--press-hover, ${color.sunken}); } }
  &:active { transform: translateY(1px); }
  &[data-strong] {
    border-color: transparent;
    background: var(--press-strong, ${color.ink});
    color: var(--press-on-strong, ${color.onInk});
    ${media.hover} { &:hover { background: var(--press-strong-hover, ${color.inkHover}); } }
  }
`

/** Colours for the dark area around such buttons. */
export const pressOnBoard = css`
  --press-edge: var(--board-control, #6E727E);
  --press-fill: transparent;
  --press-hover: ${color.boardRaised};
  --press-text: ${color.onBoard};
  --press-strong: ${color.onBoard};
  --press-strong-hover: ${color.boardMuted};
  --press-on-strong: ${color.board};
  --focus: var(--board-focus, #8AB8FF);
`
