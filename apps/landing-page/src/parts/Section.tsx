import type { ReactNode } from 'react'

interface SectionProps {
  /** Anchor of the section, to which the panel's links lead. */
  readonly id: string
  readonly title: ReactNode
  /** Link beside the title. */
  readonly aside?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** Section of the page with its heading. */
export function Section({ id, title, aside, className = '', children }: SectionProps) {
  return (
    <section id={id} className={`section ${className}`} aria-labelledby={`${id}-titulo`}>
      <div className="inner">
        <div className="section-head">
          <h2 id={`${id}-titulo`}>{title}</h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
