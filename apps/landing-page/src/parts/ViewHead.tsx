import type { ReactNode } from 'react'

interface ViewHeadProps {
  readonly title: ReactNode
  readonly intro?: string
  /** Parts beside the title: a crest before it, buttons after it. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly children?: ReactNode
}

/** Frame of every view but the home: its title, then its content. */
export function ViewHead({ title, intro, before, after, children }: ViewHeadProps) {
  return (
    <div className="inner view">
      <div className="view-head">
        {before}
        <div>
          <h1>{title}</h1>
          {intro && <p className="muted lines">{intro}</p>}
        </div>
        {after && <div className="buttons">{after}</div>}
      </div>
      {children}
    </div>
  )
}
