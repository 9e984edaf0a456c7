import type { ReactNode } from 'react'

interface OutLinkProps {
  readonly href: string
  readonly className?: string
  readonly rel?: string
  readonly children: ReactNode
}

/** Schemes that an editor's link may have; contracts refuse others already when they are saved. */
const isSafe = (href: string): boolean => /^(https?:|mailto:|tel:|[/#])/i.test(href)
const isHere = (href: string): boolean => /^[/#]/.test(href)

/** Link that an editor typed: to this site, or to another one in a new tab. */
export function OutLink({ href, className, rel = '', children }: OutLinkProps) {
  if (!isSafe(href)) return <span className={className}>{children}</span>
  return (
    <a
      href={href}
      className={className}
      {...(/^https?:/i.test(href) && !isHere(href) ? { target: '_blank', rel: `noopener ${rel}`.trim() } : {})}>
      {children}
    </a>
  )
}
