import { useToast } from '@torneo/client'
import { sectionById } from '@torneo/contracts/releases/sections'
import { copyText } from '@torneo/panel/access/copy-text'
import { type HelpArticle, type HelpPicture, helpQuery } from '@torneo/panel/screen/help'
import { Link, useLocation } from '@torneo/router'
import { Button } from '@torneo/ui/buttons/Button'
import { Modal } from '@torneo/ui/dialogs/Modal'
import { color, font, gridGap, media, radius, text } from '@torneo/ui/theme/tokens'
import { Link2, Printer } from 'lucide-react'
import styled, { css } from 'styled-components'
import { SecondaryLink } from '../frame/SecondaryLink'
import { helpTexts as texts } from './help-texts'
import { HelpSheet, printHelp } from './HelpSheet'
import { isAbout } from './is-about'
import { Rich } from './Rich'

interface HelpArticleModalProps {
  readonly article: HelpArticle
  readonly onBack: () => void
  readonly onClose: () => void
}

/** An article: its steps, picture and notes, and a link to its screen. */
export function HelpArticleModal({ article, onBack, onClose }: HelpArticleModalProps) {
  const { id, title, guide, section, steps, notes, picture } = article
  const { pathname } = useLocation()
  const toast = useToast()
  const row = section && sectionById(section)
  // A pass opens only the board.
  const address = `${location.origin}${guide === 'pass' && row ? row.path : '/'}${helpQuery('', id)}`
  const copy = async (button: HTMLElement) => {
    if (await copyText(address, button)) toast.success(texts.copied)
    else toast.error(texts.copyFailed)
  }
  return (
    <Modal
      title={title}
      size="lg"
      onClose={onClose}
      onBack={onBack}
      footer={
        <>
          <Button
            variant="ghost"
            icon={<Link2 size={18} aria-hidden />}
            onClick={({ currentTarget }) => void copy(currentTarget)}>
            {texts.copy}
          </Button>
          <Button variant="ghost" icon={<Printer size={18} aria-hidden />} onClick={() => void printHelp()}>
            {texts.print}
          </Button>
          {row && !isAbout(article, pathname) && (
            <GoTo as={Link} to={row.path}>
              {texts.goTo(row.label)}
            </GoTo>
          )}
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </>
      }>
      <Columns $hasPicture={picture !== undefined}>
        <div>
          <Steps>
            {steps.map((step) => (
              <li key={step}>
                <span>
                  <Rich>{step}</Rich>
                </span>
              </li>
            ))}
          </Steps>
          {notes && (
            <Notes>
              {notes.map((note) => (
                <p key={note}>
                  <Rich>{note}</Rich>
                </p>
              ))}
            </Notes>
          )}
        </div>
        {picture && <Picture of={picture} />}
      </Columns>
      <HelpSheet title={null} parts={[{ title: null, articles: [article] }]} />
    </Modal>
  )
}

/** The browser loads only the picture of the current theme, because the other is not displayed. */
function Picture({ of: { light, dark, alt, width, height } }: { readonly of: HelpPicture }) {
  const shared = { width, height, loading: 'lazy', decoding: 'async' } as const
  return (
    <Shot>
      <img {...shared} alt={alt} src={light} />
      <img {...shared} alt={alt} src={dark} data-dark />
    </Shot>
  )
}

// Same size as the buttons next to it.
const GoTo = styled(SecondaryLink)`
  ${media.phone} { flex: 1 1 auto; justify-content: center; min-height: 48px; font-size: 1rem; }
`

const Columns = styled.div<{ readonly $hasPicture: boolean }>`
  ${gridGap('16px 24px')}
  align-items: start;
  ${({ $hasPicture }) => $hasPicture && css`${media.fromTable} { grid-template-columns: minmax(0, 1fr) minmax(0, 300px); }`}
`

const Steps = styled.ol`
  ${gridGap('12px')}
  margin: 0;
  padding: 0;
  list-style: none;
  counter-reset: step;
  ${text(16)}

  li { display: flex; gap: 12px; counter-increment: step; }
  li::before {
    content: counter(step);
    flex: none;
    width: 24px;
    height: 24px;
    border-radius: 50%;
    background: ${color.sunken};
    font: 700 0.8125rem/24px ${font.title};
    text-align: center;
  }
  b { font-weight: 600; }
`

const Notes = styled.div`
  ${gridGap('8px')}
  margin-top: 16px;
  padding-top: 16px;
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  ${text(14)}
  p { margin: 0; text-wrap: pretty; }
  b { font-weight: 600; color: ${color.text}; }
`

const darkShot = css`
  img:not([data-dark]) { display: none; }
  img[data-dark] { display: block; }
`

const Shot = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  img { display: block; width: 100%; height: auto; }
  img[data-dark] { display: none; }
  @media (prefers-color-scheme: dark) { :root:not([data-theme='light']) & { ${darkShot} } }
  :root[data-theme='dark'] & { ${darkShot} }
`
