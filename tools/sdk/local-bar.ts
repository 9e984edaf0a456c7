import { roleLabels, roles } from '@torneo/contracts/people/roles'
import { demoAccounts, demoPassword } from '../product/demo-accounts.ts'

/** Address of the bar's script in the panel that `torneo panel` serves, and of the events that reload it. */
export const [barPath, builtPath] = ['/torneo-local/bar.js', '/torneo-local/built']

interface Bar {
  readonly text: string
  readonly as: string
  readonly noDemo: string
  readonly built: string
  readonly version: string
  readonly accounts: readonly { readonly label: string; readonly email: string }[]
  readonly password: string
}

/**
 * Marks the page as one with a section of this machine, signs in as a role of the demo, and reloads the page once there
 * is a newer build than its own. Sent to the browser as text, so it uses nothing from outside.
 */
function showBar({ text, as, noDemo, built, version, accounts, password }: Bar): void {
  const bar = document.createElement('div')
  bar.setAttribute('role', 'status')
  bar.style.cssText =
    'display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;padding:6px 16px;background:#5B2A86;color:#fff;font:600 13px/20px system-ui'
  const words = document.createElement('span')
  words.textContent = text
  const choice = document.createElement('select')
  choice.setAttribute('aria-label', as)
  choice.style.cssText = 'font:inherit;color:#000;background:#fff;border:0;border-radius:4px;padding:2px 6px'
  for (const { label, email } of [{ label: as, email: '' }, ...accounts]) choice.add(new Option(label, email))
  choice.addEventListener('change', () => {
    const body = JSON.stringify({ email: choice.value, password })
    void fetch('/api/account/sessions', { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
      ({ ok }) => {
        if (ok) return location.reload()
        words.textContent = noDemo
        choice.value = ''
      },
    )
  })
  bar.append(words, choice)
  document.body.prepend(bar)
  new EventSource(built).addEventListener('message', ({ data }) => {
    if (data !== version) location.reload()
  })
}

/** Script of the bar for this app and panel, and for the build that the page shows. */
export function barScript(app: string, panel: string, version: string): string {
  const bar: Bar = {
    text: `${app} como está en esta máquina, con los datos de ${new URL(panel).host}. Nadie más lo ve.`,
    as: 'Ver como...',
    noDemo: 'Este panel no tiene las cuentas de demostración: inicia sesión con la tuya.',
    built: builtPath,
    version,
    accounts: roles.map((role) => ({ label: roleLabels[role], email: demoAccounts[role] })),
    password: demoPassword,
  }
  return `(${showBar.toString()})(${JSON.stringify(bar)})`
}
