import { usePrefs, useSignedInUser } from '@torneo/client'
import { sectionById, type SectionId } from '@torneo/contracts/releases/sections'
import { defaultTournamentId } from '@torneo/contracts/tournament/tournament-record'
import { whatsAppOf } from '@torneo/domain/format/whats-app'
import { canView } from '@torneo/domain/people/permissions'
import { openNewState } from '@torneo/panel/record/use-open-from-state'
import { Button } from '@torneo/ui/buttons/Button'
import { Card } from '@torneo/ui/layout/Card'
import { VisuallyHidden } from '@torneo/ui/layout/VisuallyHidden'
import { color, flexRow, flexWrap, font, gridGap, media, radius, text } from '@torneo/ui/theme/tokens'
import { CircleCheck, Circle } from 'lucide-react'
import { type MouseEvent, useEffect, useEffectEvent, useState } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { recall, remember } from '../device-memory'
import { useEdition } from '../edition/use-edition'
import { useShellRecordNamesQuery } from '../record-names-api'
import { PrefetchLink } from '../remotes/PrefetchLink'
import { useShellFirstAppearanceQuery, useShellFirstHeroQuery, useShellFirstTournamentQuery } from './first-steps-api'
import { firstSteps, firstStepsTexts as texts } from './first-steps-texts'

/**
 * Set-up steps of a new tournament, each a link to its form, checked off once such a record exists. Disappears when all
 * are done or the user hides it.
 */
export default function FirstSteps() {
  const { role } = useSignedInUser()
  const [, changePrefs] = usePrefs()
  const { done, isLoading } = useDone()
  // The tournament's name needs access to the fixtures; the rest of its screen is open to the landing team too.
  const steps = firstSteps.filter(({ section }) => canView(role, section === 'settings' ? 'fixtures' : section))
  const page = useEdition()?.page
  const [isPageSent, setPageSent] = useState(() => recall<{ at: number }>(pageSentKey) !== null)
  const markSent = (isSent: boolean) => {
    if (!isSent) return
    remember(pageSentKey, { at: Date.now() })
    setPageSent(true)
  }
  const total = steps.length + (page ? 1 : 0)
  const count = steps.filter(({ section }) => done?.(section)).length + (page && isPageSent ? 1 : 0)
  const isFinished = count === total
  // Stored in the preferences, so that later visits do not query it again.
  const rest = useEffectEvent(() => changePrefs({ guideHidden: true }))
  useEffect(() => {
    if (isFinished && steps.length > 0) rest()
  }, [isFinished, steps.length])
  if (isFinished) return null
  return (
    <Root as="section" aria-labelledby="first-steps" aria-busy={isLoading || undefined}>
      <Head>
        <h2 id="first-steps">{texts.title}</h2>
        <small>{done && texts.count(count, total)}</small>
        <Button size="sm" variant="ghost" onClick={() => changePrefs({ guideHidden: true })}>
          {texts.hide}
          <VisuallyHidden> {texts.title}</VisuallyHidden>
        </Button>
      </Head>
      <ol>
        {steps.map(({ section, title, why, needs = [] }) => {
          const isDone = done?.(section) === true
          const hasForm = !single.has(section) && !isDone
          // Links to the form of a missing prerequisite, because the step's own form could not be completed yet.
          const before =
            isDone || !done ? undefined : steps.find((step) => needs.includes(step.section) && !done(step.section))
          return (
            <li key={section}>
              <Step
                row={sectionById(before?.section ?? section)}
                {...(hasForm && { form: 'nuevo', state: openNewState })}
                $isDone={isDone}>
                {isDone ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
                <span>
                  <strong>{title}</strong>
                  {isDone && <VisuallyHidden> · {texts.done}</VisuallyHidden>}
                  <small>{before ? texts.before(before.title) : why}</small>
                </span>
              </Step>
            </li>
          )
        })}
        {page && (
          <li>
            <PageStep
              href={whatsAppOf(addressOf(page))}
              target="_blank"
              rel="noreferrer"
              $isDone={isPageSent}
              onClick={(event) => void sendPage(event, page).then(markSent)}>
              {isPageSent ? <CircleCheck size={20} aria-hidden /> : <Circle size={20} aria-hidden />}
              <span>
                <strong>{texts.page}</strong>
                {isPageSent && <VisuallyHidden> · {texts.done}</VisuallyHidden>}
                <small>{texts.pageWhy}</small>
              </span>
            </PageStep>
          </li>
        )}
      </ol>
    </Root>
  )
}

/** Returns a function that tells if a section has a record; null while loading or after a failure. */
function useDone(): { readonly done: ((section: SectionId) => boolean) | null; readonly isLoading: boolean } {
  const { role } = useSignedInUser()
  const read = (section: SectionId) => ({ skip: !canView(role, section), refetchOnMountOrArgChange: true })
  const names = useShellRecordNamesQuery(undefined, { refetchOnMountOrArgChange: true })
  const tournament = useShellFirstTournamentQuery({ params: { id: defaultTournamentId } }, read('fixtures'))
  const hero = useShellFirstHeroQuery(undefined, read('hero'))
  const appearance = useShellFirstAppearanceQuery(undefined, read('appearance'))
  const items = names.data?.items
  const isLoading = [names, tournament, hero, appearance].some((one) => one.isLoading)
  if (!items || isLoading) return { done: null, isLoading }
  const countOf = (sectionId: SectionId) => items.filter(({ section, page }) => section === sectionId && !page).length
  const done = (section: SectionId) => {
    // The tournament record always exists; any save counts, even of the year alone, because its form shows the name.
    if (section === 'settings') return (tournament.data?.rev ?? 1) > 1
    if (section === 'hero') return Boolean(hero.data)
    if (section === 'appearance') return Boolean(appearance.data)
    // The first account is the user's own.
    return countOf(section) > (section === 'users' ? 1 : 0)
  }
  return { done, isLoading }
}

/** Address of the public page whose visits count as those from WhatsApp. */
const addressOf = (page: string) => `${new URL(page, location.origin).href}?utm_source=whatsapp`

/** Opens the device's share sheet, else follows the link to WhatsApp; false if the sheet was closed. */
function sendPage(event: MouseEvent, page: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return Promise.resolve(true)
  event.preventDefault()
  return navigator.share({ url: addressOf(page) }).then(
    () => true,
    () => false,
  )
}

/** Name under which this device stores that the public page was sent from here. */
const pageSentKey = 'torneo:page-sent'

/** Sections with a single record, whose form is the screen. */
const single: ReadonlySet<SectionId> = new Set<SectionId>(['settings', 'hero', 'appearance'])

const shown = keyframes`from { visibility: hidden; }`

// Hides itself and everything below until its height is known, for at most a second, so that nothing shifts.
const Root = styled(Card)`
  &[aria-busy], &[aria-busy] ~ * { animation: ${shown} 0s 1s backwards; }
  ol { list-style: none; margin: 16px 0 0; padding: 0; ${gridGap('8px')} grid-template-columns: repeat(3, minmax(0, 1fr)); }
  @media (max-width: 63.99em) { ol { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  ${media.phone} { padding: 16px; ol { grid-template-columns: minmax(0, 1fr); } }
`

const Head = styled.div`
  ${flexWrap('4px 12px', 'center')}
  h2 { margin: 0; font: 700 1rem/1.5 ${font.title}; }
  small { ${text(13)} color: ${color.muted}; font-variant-numeric: tabular-nums; }
  button { margin-left: auto; }
`

const stepStyles = css<{ $isDone: boolean }>`
  ${flexRow('12px', 'flex-start')}
  height: 100%;
  padding: 12px;
  border: 1px solid ${({ $isDone }) => ($isDone ? 'transparent' : color.line)};
  border-radius: ${radius.button};
  color: ${({ $isDone }) => ($isDone ? color.muted : color.text)};
  text-decoration: none;

  ${media.hover} { &:hover { border-color: ${color.control}; } }

  svg { flex: none; color: ${({ $isDone }) => ($isDone ? color.success : color.control)}; }
  strong { font-weight: 600; ${text(14)} }
  small { display: block; margin-top: 2px; color: ${color.muted}; ${text(13)} }
  ${({ $isDone }) => $isDone && `${media.phone} { small { display: none; } }`}
`

const Step = styled(PrefetchLink)<{ $isDone: boolean }>`${stepStyles}`
const PageStep = styled.a<{ $isDone: boolean }>`${stepStyles}`
