import type { HelpArticle } from '@torneo/panel/screen/help'
import { PrintSheet } from '@torneo/ui/layout/PrintSheet'
import styled from 'styled-components'
import { Rich } from './Rich'

interface HelpSheetProps {
  /** Null for a single article. */
  readonly title: string | null
  readonly parts: readonly { readonly title: string | null; readonly articles: readonly HelpArticle[] }[]
}

/** Printable articles, also used by the browser's own print command. Their pictures load only when they are printed. */
export function HelpSheet({ title, parts }: HelpSheetProps) {
  return (
    <PrintSheet>
      <Paper data-help-sheet>
        {title !== null && <h1>{title}</h1>}
        {parts.map((part) => (
          <section key={part.title}>
            {part.title !== null && <h2>{part.title}</h2>}
            {part.articles.map(({ id, title: task, steps, notes = [], picture }) => (
              <article key={id}>
                {picture && (
                  <img
                    src={picture.light}
                    alt={picture.alt}
                    width={picture.width}
                    height={picture.height}
                    loading="lazy"
                  />
                )}
                <h3>{task}</h3>
                <ol>
                  {steps.map((step) => (
                    <li key={step}>
                      <Rich>{step}</Rich>
                    </li>
                  ))}
                </ol>
                {notes.map((note) => (
                  <p key={note}>
                    <Rich>{note}</Rich>
                  </p>
                ))}
              </article>
            ))}
          </section>
        ))}
      </Paper>
    </PrintSheet>
  )
}

/** Prints the sheet once its pictures have loaded; offline, without them. */
export async function printHelp(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-help-sheet] img')]
  for (const picture of pictures) picture.loading = 'eager'
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  window.print()
}

const Paper = styled.div`
  font-size: 11pt;
  line-height: 1.4;
  h1 { font-size: 20pt; }
  h2 { margin: 7mm 0 0; padding-bottom: 1mm; border-bottom: 0.5mm solid #000; font-size: 15pt; break-after: avoid; }
  h3 { font-size: 13pt; break-after: avoid; }
  article { display: flow-root; margin-top: 6mm; break-inside: avoid; }
  img { float: right; width: 50mm; height: auto; margin: 0 0 2mm 6mm; border: 0.25mm solid #999; }
  ol { margin: 1.5mm 0 0; padding-left: 6mm; list-style: decimal; }
  li { margin-top: 1mm; break-inside: avoid; }
  p { margin-top: 1.5mm; font-size: 10pt; break-inside: avoid; }
`
