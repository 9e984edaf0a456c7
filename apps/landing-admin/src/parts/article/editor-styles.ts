import { color, flexWrap, media, radius, text } from '@torneo/ui/theme/tokens'
import styled, { css } from 'styled-components'

export const Frame = styled.div<{ $wrong: boolean }>`
  border: 1px solid ${({ $wrong }) => ($wrong ? color.danger : color.control)};
  border-radius: ${radius.button};
  background: ${color.surface};
  ${({ $wrong }) => $wrong && css`box-shadow: inset 0 0 0 1px ${color.danger};`}
  &:focus-within { border-color: ${color.focus}; }
`

export const Tools = styled.div`
  ${flexWrap('2px')}
  position: sticky;
  top: -1px;
  z-index: 1;
  padding: 4px;
  border-bottom: 1px solid ${color.line};
  border-radius: ${radius.button} ${radius.button} 0 0;
  background: ${color.surface};
  button[aria-pressed='true'] { background: ${color.sunken}; color: ${color.text}; box-shadow: inset 0 0 0 1px ${color.control}; }
  /* Keeps the tools in one line that scrolls, so that they leave the screen to the text. */
  ${media.phone} { flex-wrap: nowrap; overflow-x: auto; }
`

/** The text itself, near to the page's look. */
export const Words = styled.div`
  .ProseMirror {
    min-height: 12rem;
    max-height: 60dvh;
    padding: 12px;
    overflow-y: auto;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    border-radius: 0 0 ${radius.button} ${radius.button};
    ${text(14)}
    line-height: 1.6;
    ${media.belowDesktop} { font-size: 1rem; }
  }
  .ProseMirror:focus-visible { outline-offset: -2px; }
  .ProseMirror > * + * { margin-top: 0.75em; }
  h2 { ${text(20)} font-weight: 700; }
  h3 { ${text(16)} font-weight: 700; }
  ul, ol { padding-left: 1.5em; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  a { color: ${color.info}; text-decoration: underline; }
  blockquote { padding-left: 12px; border-left: 3px solid ${color.control}; color: ${color.muted}; }
  img { display: block; max-width: min(100%, 24rem); height: auto; border-radius: ${radius.button}; }
  .ProseMirror-selectednode { outline: 2px solid ${color.focus}; }
`

export const LinkRow = styled.div`
  ${flexWrap('8px', 'flex-end')}
  padding: 8px 12px 12px;
  border-bottom: 1px solid ${color.line};
  > :first-child { flex: 1 1 14rem; }
`
