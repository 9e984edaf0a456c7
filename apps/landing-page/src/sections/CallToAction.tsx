import { isOpenOn } from '@torneo/domain/site/open-call'
import { pageTexts as texts } from '../page-texts'
import { Icon } from '../parts/Icon'
import { usePage } from '../use-page'

/** Invitation to take part, through its last day (B103); its button writes to the organisers, or leads to the panel's sign-in. */
export function CallToAction() {
  const { landing, today, mark } = usePage()
  const { cta, settings } = landing
  if (!cta || !isOpenOn(cta.until, today)) return null
  const isSignIn = cta.buttonType === 'login'
  const href = isSignIn ? '/' : settings?.contactEmail ? `mailto:${settings.contactEmail}` : ''
  return (
    <section id="cta" className="section" aria-labelledby="cta-titulo">
      <div className="inner">
        <div className="call">
          <div>
            <h2 id="cta-titulo" {...mark('cta', 'title')}>
              {cta.title}
            </h2>
            <p className="lines" {...mark('cta', 'description')}>
              {cta.description}
            </p>
            {cta.additionalInfo && (
              <p className="lines small muted" {...mark('cta', 'additionalInfo')}>
                {cta.additionalInfo}
              </p>
            )}
            {settings?.eventRegistration && (
              <p className="lines small muted" {...mark('settings', 'eventRegistration')}>
                {texts.registration}: {settings.eventRegistration}
              </p>
            )}
          </div>
          {href && (
            <a className="button ink" href={href}>
              <Icon name={isSignIn ? 'arrow' : 'send'} />
              <span {...mark('cta', 'buttonText')}>{cta.buttonText || (isSignIn ? texts.signIn : texts.write)}</span>
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
